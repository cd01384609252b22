import { describe, expect, it } from 'vitest';
import { byDay, countdown, dayAfter, dayIn, dayTitle, showTime, timeIn } from './zone-time.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

/** The sunrise show at 06:00 camp time, the day before and after each change of the clocks in 2027. */
const CHANGES = [
  // Daylight-saving time begins on 14 March at 02:00, and ends on 7 November.
  ['America/New_York', '2027-03-14T04:00Z', '23:00', '2027 Mar 13'],
  ['America/New_York', '2027-03-15T04:00Z', '00:00', '2027 Mar 15'],
  ['America/New_York', '2027-11-07T04:00Z', '00:00', '2027 Nov 07'],
  ['America/New_York', '2027-11-08T04:00Z', '23:00', '2027 Nov 07'],
  // It ends on 4 April at 03:00, and begins on 26 September.
  ['Pacific/Auckland', '2027-04-03T04:00Z', '17:00', '2027 Apr 03'],
  ['Pacific/Auckland', '2027-04-04T04:00Z', '16:00', '2027 Apr 04'],
  ['Pacific/Auckland', '2027-09-25T04:00Z', '16:00', '2027 Sep 25'],
  ['Pacific/Auckland', '2027-09-26T04:00Z', '17:00', '2027 Sep 26'],
  // No daylight-saving time; 5 hours and 45 minutes ahead, and camp time itself.
  ['Asia/Kathmandu', '2027-03-14T04:00Z', '09:45', '2027 Mar 14'],
  ['Asia/Kathmandu', '2027-11-08T04:00Z', '09:45', '2027 Nov 08'],
  ['Africa/Johannesburg', '2027-03-14T04:00Z', '06:00', '2027 Mar 14'],
  ['Africa/Johannesburg', '2027-11-08T04:00Z', '06:00', '2027 Nov 08'],
] as const;

describe('the time of a show', () => {
  it.each(CHANGES)('R9-088 is in the viewer’s zone: %s at %s is %s on %s', (zone, iso, time, day) => {
    const at = Date.parse(iso);
    expect([timeIn(at, zone), dayIn(at, zone)]).toEqual([time, day]);
  });

  it('is right inside the hour that a change repeats or leaves out', () => {
    const zone = 'America/New_York';
    const twice = ['2027-11-07T05:30Z', '2027-11-07T06:30Z'].map((iso) => timeIn(Date.parse(iso), zone));
    expect(twice).toEqual(['01:30', '01:30']);
    const skipped = ['2027-03-14T06:59Z', '2027-03-14T07:00Z'].map((iso) => timeIn(Date.parse(iso), zone));
    expect(skipped).toEqual(['01:59', '03:00']);
  });

  it('R9-086 is ‘Today HH:mm’ on the same day of the viewer', () => {
    const now = Date.parse('2027-03-05T10:00Z');
    expect(showTime(seconds('2027-03-05T13:00Z'), now, 'Africa/Johannesburg')).toBe('Today 15:00');
    expect(showTime(seconds('2027-03-05T22:30Z'), now, 'Africa/Johannesburg')).toBe('06 Mar @ 00:30');
    expect(showTime(seconds('2027-03-05T22:30Z'), now, 'America/New_York')).toBe('Today 17:30');
  });

  it('R9-087 is ‘DD MMM @ HH:mm’ on another day', () => {
    const now = Date.parse('2027-02-28T10:00Z');
    expect(showTime(seconds('2027-03-05T13:00Z'), now, 'Africa/Johannesburg')).toBe('05 Mar @ 15:00');
    expect(showTime(seconds('2027-09-05T13:00Z'), now, 'Africa/Johannesburg')).toBe('05 Sep @ 15:00');
  });

  it('is not of today one year later', () => {
    const now = Date.parse('2026-03-05T10:00Z');
    expect(showTime(seconds('2027-03-05T13:00Z'), now, 'UTC')).toBe('05 Mar @ 13:00');
  });

  it('writes midnight as 00', () => {
    expect(timeIn(Date.parse('2027-03-05T00:00Z'), 'UTC')).toBe('00:00');
  });
});

describe('the days of a schedule', () => {
  const entries = ['2027-03-13T15:00Z', '2027-03-14T04:30Z', '2027-03-14T15:00Z', '2027-03-15T03:30Z'].map(
    (iso) => ({ show_ts: seconds(iso) }),
  );
  const grouped = (zone: string) => byDay(entries, zone).map(({ day, entries: of }) => [day, of.length]);

  it('are those of the viewer', () => {
    expect(grouped('Africa/Johannesburg')).toEqual([
      ['2027 Mar 13', 1],
      ['2027 Mar 14', 2],
      ['2027 Mar 15', 1],
    ]);
    // The day of the change has 23 hours in New York.
    expect(grouped('America/New_York')).toEqual([
      ['2027 Mar 13', 2],
      ['2027 Mar 14', 2],
    ]);
    expect(grouped('Pacific/Auckland')).toEqual([
      ['2027 Mar 14', 2],
      ['2027 Mar 15', 2],
    ]);
  });

  it.each([
    ['25 hours, just after its midnight', '2027-11-07T04:30Z', '2027 Nov 08'],
    ['23 hours, just before it begins', '2027-03-14T04:30Z', '2027 Mar 14'],
    ['23 hours, just after its midnight', '2027-03-14T05:30Z', '2027 Mar 15'],
    ['24 hours', '2027-05-05T04:10Z', '2027 May 06'],
  ])('are followed by the next one, although a day has %s', (_, now, day) => {
    expect(dayAfter(Date.parse(now), 'America/New_York')).toBe(day);
  });

  it('have their weekday', () => {
    const at = Date.parse('2027-03-14T22:00Z');
    expect(dayTitle(at, 'Africa/Johannesburg')).toBe('Monday, 15 March');
    expect(dayTitle(at, 'America/New_York')).toBe('Sunday, 14 March');
  });
});

it.each([
  [30_000, 'in 1 min'],
  [5 * 60_000, 'in 5 min'],
  [60 * 60_000, 'in 1 h'],
  [61 * 60_000, 'in 1 h 1 min'],
  [24 * 3_600_000, 'in 1 d'],
  [51 * 3_600_000 + 20 * 60_000, 'in 2 d 3 h'],
  [0, 'now'],
  [-60_000, 'now'],
])('counts %i ms down as %s', (left, words) => {
  expect(countdown(1_000_000 + left, 1_000_000)).toBe(words);
});
