import { expect, it } from 'vitest';
import { foldTickMs } from './fold-tick.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
/** A chat with a message every so many seconds, the newest one now. */
const every = (seconds: number, count = 180) => ({
  window: Array.from({ length: count }, (_, at) => ({ id: `${at}`, sent_at: NOON / 1000 - at * seconds })),
});

it('writes a quiet chat twice a second at most, and a busy one once', () => {
  expect(foldTickMs({ window: [] }, NOON)).toBe(500);
  expect(foldTickMs(every(1.2), NOON)).toBe(500);
  expect(foldTickMs(every(1), NOON)).toBe(1000);
  expect(foldTickMs(every(0.02), NOON)).toBe(1000);
});

it('takes a chat for quiet again ten seconds after a burst', () => {
  expect(foldTickMs(every(0.1, 20), NOON)).toBe(1000);
  expect(foldTickMs(every(0.1, 20), NOON + 10_000)).toBe(500);
});
