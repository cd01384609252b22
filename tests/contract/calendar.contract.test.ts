import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { untilSeeded } from '../support/live.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { deleteShows, newShow, planFor } from '../support/shows.ts';
import { stored } from '../support/stored.ts';

/** Only this file uses shows of this type. */
const TYPE = 'river-walk';
let staff: Viewer;
let viewer: Viewer;

beforeAll(async () => {
  await untilSeeded();
  [staff, viewer] = [await registerStaff('admin'), await registerViewer()];
});
afterEach(() => deleteShows(TYPE));
afterAll(() => stored.showFollows(viewer.uid).delete());

const get = (path: string, init?: RequestInit) => fetch(new URL(path, site()), init);

/** The events of a calendar file by their show's id, read by a parser of another project. */
async function eventsAt(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return new Map(
    calendar.getAllSubcomponents('vevent').map((each) => {
      const event = new ICAL.Event(each);
      const id = Number(/^show-(\d+)@/.exec(event.uid)?.[1]);
      return [id, { event, status: each.getFirstPropertyValue('status') }] as const;
    }),
  );
}

const feedOf = async ({ token }: Viewer) =>
  new URL((await call('makeCalendarFeed', { token })).data.url).pathname;
const follow = ({ token }: Viewer, follows = true) =>
  call('followShow', { token, body: { type: TYPE, follow: follows } });

describe('/calendar.ics', () => {
  it('names each show once, in UTC, and a CDN may keep it', async () => {
    const show = await newShow(TYPE);
    const found = (await eventsAt('/calendar.ics')).get(show.id)?.event;
    expect(found?.summary).toBe('River Walk: Lions at the dam');
    expect(found?.startDate.zone.tzid).toBe('UTC');
    expect(found?.startDate.toUnixTime()).toBe(show.show_ts);
    const { headers } = await get('/calendar.ics');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    const again = await get('/calendar.ics', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('moves a moved show and keeps a cancelled one', async () => {
    const show = await newShow(TYPE);
    const { token } = staff;
    const body = { ...planFor(TYPE, { show_ts: show.show_ts + 7200 }), id: show.id, sequence: 0 };
    await call('changeShow', { token, body });
    const moved = (await eventsAt('/calendar.ics')).get(show.id)?.event;
    expect([moved?.startDate.toUnixTime(), moved?.sequence]).toEqual([show.show_ts + 7200, 1]);
    await call('cancelShow', { token, body: { id: show.id } });
    const cancelled = (await eventsAt('/calendar.ics')).get(show.id);
    expect([cancelled?.status, cancelled?.event.sequence]).toEqual(['CANCELLED', 2]);
  });

  it('keeps a cancelled show for 60 days', async () => {
    const [recent, old] = [await newShow(TYPE), await newShow(TYPE)];
    const daysAgo = (days: number) => ({
      starts_at: Date.now() - days * 86_400_000,
      stage: 'cancelled' as const,
    });
    await stored.shows(String(recent.id)).update(daysAgo(59));
    await stored.shows(String(old.id)).update(daysAgo(61));
    const events = await eventsAt('/calendar.ics');
    expect([events.has(recent.id), events.has(old.id)]).toEqual([true, false]);
  });

  it('answers GET and HEAD alone', async () => {
    expect((await get('/calendar.ics', { method: 'HEAD' })).status).toBe(200);
    const refused = await get('/calendar.ics', { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the calendar of one show', () => {
  it('has this show alone', async () => {
    const [show] = [await newShow(TYPE), await newShow(TYPE)];
    expect([...(await eventsAt(`/calendar/show/${show.id}.ics`)).keys()]).toEqual([show.id]);
  });

  it.each([
    '987654321',
    '0',
    '-1',
    '1e3',
    'abc',
    '%2e%2e',
    '12.5',
  ])('answers 404 for the id %s', async (id) => {
    const answer = await get(`/calendar/show/${id}.ics`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('a show that a viewer follows', () => {
  it('is stored and listed, once, and can be left again', async () => {
    const { token } = viewer;
    expect((await call('showFollows', { token })).data).toEqual({ types: [], has_feed: false });
    await follow(viewer);
    expect((await follow(viewer)).data).toEqual({ types: [TYPE], has_feed: false });
    expect((await call('showFollows', { token })).data.types).toEqual([TYPE]);
    expect((await follow(viewer, false)).data.types).toEqual([]);
  });

  it('must exist', async () => {
    const body = { type: 'no-such-show', follow: true };
    expect((await request('followShow', { token: viewer.token, body })).status).toBe(404);
  });

  it('is refused to guests', async () => {
    const body = { type: TYPE, follow: true };
    expect((await request('followShow', { body })).status).toBe(401);
    expect((await request('showFollows')).status).toBe(401);
    expect((await request('makeCalendarFeed')).status).toBe(401);
  });
});

describe('the private calendar', () => {
  it('has the followed shows alone, and follows what the viewer follows', async () => {
    const show = await newShow(TYPE);
    const other = await newShow('night-drive');
    try {
      const feed = await feedOf(viewer);
      expect((await eventsAt(feed)).size).toBe(0);
      await follow(viewer);
      expect([...(await eventsAt(feed)).keys()]).toEqual([show.id]);
      await follow(viewer, false);
      expect((await eventsAt(feed)).size).toBe(0);
    } finally {
      await stored.shows(String(other.id)).delete();
    }
  });

  it('is never stored by a cache, and its token is stored as a hash alone', async () => {
    const feed = await feedOf(viewer);
    const token = /feed\/([\w-]{43})\.ics$/.exec(feed)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await get(feed)).headers.get('cache-control')).toBe('no-store');
    const follows = (await stored.showFollows(viewer.uid).get()).data();
    expect(follows?.feed).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(follows)).not.toContain(token);
    expect((await call('showFollows', { token: viewer.token })).data.has_feed).toBe(true);
  });

  it('ends when the viewer makes another one', async () => {
    const first = await feedOf(viewer);
    const second = await feedOf(viewer);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
  });

  it('ends with the account', async () => {
    const person = await registerViewer();
    const feed = await feedOf(person);
    expect((await get(feed)).status).toBe(200);
    await stored.showFollows(person.uid).delete();
    expect((await get(feed)).status).toBe(404);
  });

  it.each([
    '/calendar/feed/short.ics',
    `/calendar/feed/${'a'.repeat(43)}.ics`,
    `/calendar/feed/${'a'.repeat(44)}.ics`,
    '/calendar/other.ics',
    '/calendar/',
  ])('does not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
