import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/stub-storage.test-support.ts';
import { recordReset, secondsUntilReset } from './reset-cool-down.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const LERATO = 'lerato@boma.test';
const THANDI = 'thandi@boma.test';
let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('another mail with a reset link', () => {
  it('is allowed at once if none was requested', () => expect(secondsUntilReset(LERATO, NOW)).toBe(0));

  it('waits for a minute after the last', () => {
    recordReset(LERATO, NOW);
    expect([0, 1, 59_000, 59_999, 60_000].map((later) => secondsUntilReset(LERATO, NOW + later))).toEqual([
      60, 60, 1, 1, 0,
    ]);
  });

  it('does not wait for a clock that was set back', () => {
    recordReset(LERATO, NOW);
    expect(secondsUntilReset(LERATO, NOW - 3_600_000)).toBe(0);
  });

  it('to another address waits for none, and each address waits for its own', () => {
    recordReset(LERATO, NOW);
    expect(secondsUntilReset(THANDI, NOW + 10_000)).toBe(0);
    recordReset(THANDI, NOW + 10_000);
    expect(secondsUntilReset(LERATO, NOW + 20_000)).toBe(40);
    expect(secondsUntilReset(THANDI, NOW + 20_000)).toBe(50);
    expect(secondsUntilReset('Lerato@Boma.test', NOW + 20_000)).toBe(40);
  });

  it('leaves no address where others at the browser can read it, and no older time', () => {
    recordReset(LERATO, NOW);
    recordReset(THANDI, NOW + 60_000);
    const stored = storage.get('boma:reset-sent-at') ?? '';
    expect(stored).not.toMatch(/lerato|thandi/i);
    expect(Object.values(JSON.parse(stored) as object)).toEqual([NOW + 60_000]);
  });

  it('is allowed at once where an earlier page kept the time alone', () => {
    storage.set('boma:reset-sent-at', String(NOW));
    expect(secondsUntilReset(LERATO, NOW)).toBe(0);
  });
});
