import { expect, it } from 'vitest';
import { StreamClock } from './stream-clock.ts';

const START = Date.UTC(2026, 10, 25, 12);

it('dates frames from the report that was least late', () => {
  const clock = new StreamClock();
  expect(clock.isNew).toBe(true);
  expect(clock.report(2, START + 2300)).toBe(0);
  expect(clock.timeAt(0)).toBe(START + 300);
  expect(clock.report(4, START + 4200)).toBe(0);
  expect(clock.report(6, START + 6900)).toBe(0);
  expect(clock.timeAt(6)).toBe(START + 6200);
});

it('moves what is listed when a source has first sent what it had stored', () => {
  const clock = new StreamClock();
  clock.report(2, START + 5000);
  expect(clock.report(4, START + 5000)).toBe(-2000);
  expect(clock.report(6, START + 6100)).toBe(-900);
  expect(clock.timeAt(6)).toBe(START + 6100);
});

it('follows a camera whose clock runs slow', () => {
  const clock = new StreamClock();
  // Each minute of the camera takes 61 seconds.
  for (let at = 2; at <= 120; at += 2) clock.report(at, START + (at * 61_000) / 60);
  // The earliest of the newest 15 reports is the one of second 92.
  expect(clock.timeAt(120)).toBe(START + 120_000 + Math.round(92_000 / 60));
});
