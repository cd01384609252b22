import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

const stored = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('./store.ts', () => ({
  store: { clockShift: () => ({ get: async () => ({ data: stored }) }) },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  stored.mockReset();
});

describe('systemClock', () => {
  it('adds the offset on the emulators to the business clock only', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    stored.mockReturnValueOnce({ offset_ms: 5000 });
    const clock = systemClock();
    expect(await clock.now()).toBe(1_005_000);
    expect(clock.real()).toBe(1_000_000);
    expect(await clock.now()).toBe(1_000_000);
  });

  it('adds no offset in production', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    stored.mockReturnValue({ offset_ms: 5000 });
    expect(await systemClock().now()).toBe(1_000_000);
    expect(stored).not.toHaveBeenCalled();
  });
});
