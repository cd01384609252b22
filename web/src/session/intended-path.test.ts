import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { forgetIntendedPath, readIntendedPath } from './intended-path.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the intended path', () => {
  it.each([
    ['/wildlife/profile?x=1', '/wildlife/profile?x=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['/\n/evil.example', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['/auth/sign-in', undefined],
    ['', undefined],
  ])('R4-029 %j: %j', (kept, expected) => {
    stubStorage().set('boma:intended-path', kept);
    expect(readIntendedPath()).toBe(expected);
  });

  it('can be forgotten', () => {
    stubStorage().set('boma:intended-path', '/wildlife');
    forgetIntendedPath();
    expect(readIntendedPath()).toBeUndefined();
  });
});
