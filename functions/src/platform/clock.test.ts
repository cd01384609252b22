import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { readDocument } from './firestore.ts';

vi.mock('./firestore.ts', () => ({ readDocument: vi.fn<() => Promise<unknown>>() }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.mocked(readDocument).mockReset();
});

describe('systemClock', () => {
  it('adds the offset on the emulators, to the time the business goes by only', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    vi.mocked(readDocument).mockResolvedValueOnce({ offset_ms: 5000 });
    const clock = systemClock();
    expect(await clock.now()).toBe(1_005_000);
    expect(clock.real()).toBe(1_000_000);
    expect(await clock.now()).toBe(1_000_000);
  });

  it('knows no offset anywhere else', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    vi.mocked(readDocument).mockResolvedValue({ offset_ms: 5000 });
    expect(await systemClock().now()).toBe(1_000_000);
    expect(readDocument).not.toHaveBeenCalled();
  });
});
