import { expect, it } from 'vitest';
import { nearestTake, shiftTo } from './light.ts';

const at = (campTime: string) => Date.parse(`2026-11-21T${campTime}:00+02:00`);

it('shows the other low sun where a camera lacks dawn or dusk, and the day where it lacks both', () => {
  expect(nearestTake(['day', 'dusk', 'night'], 'dawn')).toBe('dusk');
  expect(nearestTake(['dawn', 'day', 'night'], 'dusk')).toBe('dawn');
  expect(nearestTake(['day', 'night'], 'dawn')).toBe('day');
  expect(nearestTake(['day', 'night'], 'night')).toBe('night');
  expect(() => nearestTake([], 'day')).toThrow('no takes');
});

it('finds how far ahead the clock must be to show a time of day', () => {
  const now = at('17:00');
  expect(shiftTo('19:30', now)).toBe(2.5 * 3_600_000);
  expect(shiftTo('17:00', now)).toBe(0);
  expect(shiftTo('5:00', now)).toBe(12 * 3_600_000);
  expect(shiftTo('16:59', now)).toBe(24 * 3_600_000 - 60_000);
});

it.each(['24:00', '19.30', '7', '19:60', '', 'evening'])('knows no time "%s"', (time) => {
  expect(shiftTo('19:30', 0)).toBeDefined();
  expect(shiftTo(time, 0)).toBeUndefined();
});
