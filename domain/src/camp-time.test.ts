import { expect, it } from 'vitest';
import {
  CAMP_ISO_OFFSET,
  CAMP_UTC_OFFSET_HOURS,
  CAMP_ZONE,
  CAMP_ZONE_WORDS,
  campDay,
  campDayBounds,
  campDaysBefore,
  campDaysBetween,
  campHour,
} from './camp-time.ts';

const at = (text: string) => Date.parse(text);

it('a day at camp begins two hours before one in UTC', () => {
  expect(campDay(at('2026-03-04T21:59:59Z'))).toBe('2026-03-04');
  expect(campDay(at('2026-03-04T22:00:00Z'))).toBe('2026-03-05');
  expect(campDayBounds('2026-03-05')).toEqual({
    from: at('2026-03-04T22:00:00Z'),
    until: at('2026-03-05T22:00:00Z'),
  });
});

it('the hour at camp is two ahead of UTC', () => {
  expect(campHour(at('2026-03-05T03:30:00Z'))).toBe(5);
  expect(campHour(at('2026-03-05T23:00:00Z'))).toBe(1);
});

it('counts days back over the end of a month', () => {
  expect(campDaysBefore('2026-03-01', 1)).toBe('2026-02-28');
});

it('counts the days from one to another over the end of a month', () => {
  expect(campDaysBetween('2026-02-27', '2026-03-02')).toBe(3);
  expect(campDaysBetween('2026-02-27', '2026-02-27')).toBe(0);
});

it('has one offset by all of its names', () => {
  const noon = Date.parse('2026-03-05T12:00:00Z');
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone: CAMP_ZONE, hour: '2-digit' });
  expect(Number(zone.format(noon))).toBe(12 + CAMP_UTC_OFFSET_HOURS);
  expect(noon - Date.parse(`2026-03-05T12:00:00${CAMP_ISO_OFFSET}`)).toBe(CAMP_UTC_OFFSET_HOURS * 3_600_000);
  expect(Number(/UTC([+-]\d+)$/.exec(CAMP_ZONE_WORDS)?.[1])).toBe(CAMP_UTC_OFFSET_HOURS);
});
