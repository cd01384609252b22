import { plannedShow, SUNRISE } from '@boma/domain/shows/shows.fixtures.ts';
import type { Show } from '@boma/domain/shows/shows.schema.ts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

const options = {
  name: 'Shows at boma.example',
  origin: 'https://boma.example',
  types: [
    {
      id: 1,
      type: 'ranger-show',
      title: 'Ranger Show',
      active: true,
      archived: false,
      cover_clean: '/covers/tau.jpg',
    },
  ],
};

/** Reads a calendar with a parser of another project. */
async function read(shows: readonly Show[]) {
  const text = await calendarOf(shows, options);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => ({
    event: new ICAL.Event(each),
    status: each.getFirstPropertyValue('status'),
    stamp: String(each.getFirstPropertyValue('dtstamp')),
    url: each.getFirstPropertyValue('url'),
  }));
  return { text, calendar, events };
}

describe('the calendar of shows', () => {
  it('has no control characters, also where stored texts have some', async () => {
    const odd = { ...plannedShow, title: 'soft\u000breturn\u0008', sub_title: 'a\u0000b' };
    const { text, events } = await read([odd]);
    expect(['\u0000', '\u0008', '\u000b'].filter((each) => text.includes(each))).toEqual([]);
    expect(events[0]?.event.summary).toBe('Ranger Show: softreturn');
    expect(events[0]?.event.description).toBe('ab');
  });

  it('is read by a parser of another project, with each show once', async () => {
    const second = { ...plannedShow, id: 13, title: 'Commas, semicolons; and a\nnew line', sub_title: '' };
    const { calendar, events } = await read([plannedShow, second]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.map(({ event }) => [event.uid, event.summary, event.sequence])).toEqual([
      ['show-12@boma.example', 'Ranger Show: Sunrise at Tau', 0],
      ['show-13@boma.example', 'Ranger Show: Commas, semicolons; and a\nnew line', 0],
    ]);
    const [first] = events;
    expect(first?.event.description).toBe('Naledi follows the lions home.');
    expect(first?.url).toBe('https://boma.example/wildlife/shows/ranger-show');
    expect(first?.status).toBe('CONFIRMED');
  });

  it('folds long lines at 75 octets, as the standard asks', async () => {
    const { text } = await read([
      { ...plannedShow, title: 'Hippopotamus '.repeat(7).trim(), sub_title: 'é'.repeat(160) },
    ]);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  /** Written by hand: 06:00 at camp, before and after each change of the clocks. */
  it.each([
    ['America/New_York', '2027-03-13T04:00Z', '3/12/2027, 23:00'],
    ['America/New_York', '2027-03-15T04:00Z', '3/15/2027, 00:00'],
    ['America/New_York', '2027-11-08T04:00Z', '11/7/2027, 23:00'],
    ['Pacific/Auckland', '2027-04-03T04:00Z', '4/3/2027, 17:00'],
    ['Pacific/Auckland', '2027-04-04T04:00Z', '4/4/2027, 16:00'],
    ['Pacific/Auckland', '2027-09-26T04:00Z', '9/26/2027, 17:00'],
    ['Asia/Kathmandu', '2027-03-15T04:00Z', '3/15/2027, 09:45'],
    ['Africa/Johannesburg', '2027-11-08T04:00Z', '11/8/2027, 06:00'],
  ])('is right in %s for a show at %s', async (timeZone, iso, local) => {
    const { events } = await read([{ ...plannedShow, starts_at: Date.parse(iso) }]);
    const start = events[0]?.event.startDate;
    expect(start?.zone.tzid).toBe('UTC');
    const shown = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(start?.toJSDate());
    expect(shown).toBe(local);
    const length = events[0]?.event.duration;
    expect(length?.toSeconds()).toBe(45 * 60);
  });

  it('moves a moved show: the same event with a higher sequence and another stamp', async () => {
    const before = (await read([plannedShow])).events[0];
    const moved = {
      ...plannedShow,
      starts_at: SUNRISE + 3_600_000,
      sequence: 1,
      changed_at: plannedShow.changed_at + 60_000,
    };
    const after = (await read([moved])).events[0];
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.sequence).toBe(1);
    expect(after?.event.startDate.toJSDate().toISOString()).toBe('2027-01-15T05:00:00.000Z');
    expect([before?.stamp, after?.stamp]).toEqual(['2027-01-10T00:00:00Z', '2027-01-10T00:01:00Z']);
  });

  it('keeps a cancelled show and says so', async () => {
    const { events } = await read([{ ...plannedShow, stage: 'cancelled', sequence: 2 }]);
    expect(events[0]?.status).toBe('CANCELLED');
    expect(events[0]?.event.summary).toBe('Cancelled: Ranger Show: Sunrise at Tau');
    expect(events[0]?.event.sequence).toBe(2);
  });

  it('is the same text for the same shows, so that caches can tell', async () => {
    expect((await read([plannedShow])).text).toBe((await read([plannedShow])).text);
  });

  it('is a calendar without events when there are no shows', async () => {
    expect((await read([])).events).toEqual([]);
  });
});
