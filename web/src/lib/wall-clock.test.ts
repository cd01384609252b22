import { expect, it } from 'vitest';
import { daysBetween, wallClock } from './wall-clock.ts';

it.each([
  ['Africa/Johannesburg', '2026-03-05 02:30'],
  ['America/New_York', '2026-03-04 19:30'],
  ['Asia/Kathmandu', '2026-03-05 06:15'],
])('shows what a clock in %s shows', (zone, shown) => {
  expect(wallClock(Date.UTC(2026, 2, 5, 0, 30), zone).format('YYYY-MM-DD HH:mm')).toBe(shown);
});

it('shows the hour after a spring change, which its day lacks', () => {
  const zone = 'America/New_York';
  const format = (time: number) => wallClock(time, zone).format('HH:mm');
  expect(format(Date.UTC(2026, 2, 8, 6, 59))).toBe('01:59');
  expect(format(Date.UTC(2026, 2, 8, 7, 0))).toBe('03:00');
});

it('counts midnights, not times of 24 hours', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();
  expect(daysBetween(at(9, 23), at(10, 0))).toBe(1);
  expect(daysBetween(at(10, 0), at(10, 23))).toBe(0);
  expect(daysBetween(at(1, 12), at(31, 11))).toBe(30);
});
