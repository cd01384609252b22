import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordReset, secondsUntilReset } from './reset-cool-down.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('another mail with a reset link', () => {
  it('is allowed at once if none was requested', () => expect(secondsUntilReset(NOW)).toBe(0));

  it('waits for a minute after the last', () => {
    recordReset(NOW);
    expect([0, 1, 59_000, 59_999, 60_000].map((later) => secondsUntilReset(NOW + later))).toEqual([
      60, 60, 1, 1, 0,
    ]);
  });

  it('does not wait for a clock that was set back', () => {
    recordReset(NOW);
    expect(secondsUntilReset(NOW - 3_600_000)).toBe(0);
  });
});
