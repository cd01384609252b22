import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractVersion } from '../config/contract-version.ts';
import { readStoredCopy, writeStoredCopy } from './stored-copy.ts';
import { stubStorage } from './stub-storage.test-support.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

it('reads a copy that a build with the same contract stored', () => {
  writeStoredCopy('streams', [{ name: 'Tau' }]);
  expect(readStoredCopy('streams')).toEqual([{ name: 'Tau' }]);
});

it('ignores a copy of a build with another contract', () => {
  localStorage.setItem('streams', JSON.stringify({ contract: `${contractVersion}0`, value: [] }));
  expect(readStoredCopy('streams')).toBeUndefined();
});

it.each(['[]', 'null', '{"value":[]}', '{', ''])('ignores %j', (text) => {
  localStorage.setItem('streams', text);
  expect(readStoredCopy('streams')).toBeUndefined();
});
