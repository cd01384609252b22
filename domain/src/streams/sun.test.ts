import { describe, expect, it } from 'vitest';
import { lightAt, sunTimes } from './sun.ts';

const johannesburg = { latitude: -26.2, longitude: 28 };
const greenwich = { latitude: 51.5, longitude: 0 };
const tromso = { latitude: 69.6, longitude: 19 };

const minutesFrom = (moment: number | null, expected: string) =>
  Math.abs((moment ?? Number.NaN) - Date.parse(expected)) / 60_000;

describe('sunTimes', () => {
  // From almanacs of the two towns, in their own time.
  it.each([
    ['Johannesburg at midsummer', johannesburg, '2026-12-21T05:12+02:00', '2026-12-21T18:59+02:00'],
    ['Johannesburg at midwinter', johannesburg, '2026-06-21T06:54+02:00', '2026-06-21T17:24+02:00'],
    ['Greenwich at midsummer', greenwich, '2026-06-21T04:43+01:00', '2026-06-21T21:21+01:00'],
    ['Greenwich at midwinter', greenwich, '2026-12-21T08:04+00:00', '2026-12-21T15:53+00:00'],
  ])('knows %s to three minutes', (_, place, sunrise, sunset) => {
    const times = sunTimes(place, Date.parse(sunrise) + 4 * 3_600_000);
    expect(minutesFrom(times.sunrise, sunrise)).toBeLessThanOrEqual(3);
    expect(minutesFrom(times.sunset, sunset)).toBeLessThanOrEqual(3);
  });

  it('gives the same day from one midnight of the place to the next', () => {
    const at = (time: string) => sunTimes(johannesburg, Date.parse(time)).sunrise;
    const morning = at('2026-11-22T00:30+02:00');
    expect(at('2026-11-22T23:30+02:00')).toBe(morning);
    expect(at('2026-11-23T00:30+02:00')).not.toBe(morning);
  });

  it('is null while the sun stays up or down all day', () => {
    const none = { sunrise: null, sunset: null };
    expect(sunTimes(tromso, Date.UTC(2026, 5, 21, 12))).toEqual(none);
    expect(sunTimes(tromso, Date.UTC(2026, 11, 21, 12))).toEqual(none);
  });
});

describe('lightAt', () => {
  // Sunrise at 5:12 and sunset at 18:59.
  it.each([
    ['00:30', 'night'],
    ['04:30', 'night'],
    ['04:55', 'dawn'],
    ['05:12', 'dawn'],
    ['05:30', 'dawn'],
    ['05:55', 'day'],
    ['12:00', 'day'],
    ['18:20', 'day'],
    ['18:40', 'dusk'],
    ['18:59', 'dusk'],
    ['19:15', 'dusk'],
    ['19:45', 'night'],
    ['23:30', 'night'],
  ] as const)('at %s on a summer day in Johannesburg is %s', (time, light) => {
    expect(lightAt(johannesburg, Date.parse(`2026-12-21T${time}+02:00`))).toBe(light);
  });

  it('follows the year: half past five is day in summer and night in winter', () => {
    expect(lightAt(johannesburg, Date.parse('2026-12-21T17:45+02:00'))).toBe('day');
    expect(lightAt(johannesburg, Date.parse('2026-06-21T18:00+02:00'))).toBe('night');
  });

  it('has no night in the polar summer, and no day in the polar winter', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const through = (month: number) => hours.map((hour) => lightAt(tromso, Date.UTC(2026, month, 21, hour)));
    expect(through(5)).not.toContain('night');
    expect(through(11)).not.toContain('day');
  });
});
