import { type ApiName, api } from '@boma/domain/api.ts';
import { peeksOfSlot, reelAt, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../functions/src/platform/context.ts';
import { recordStills } from '../../functions/src/streams/record-stills.ts';
import { type CallOptions, request } from '../support/api.ts';
import { deleteChat, newChat } from '../support/chat.ts';
import { site } from '../support/run.ts';

/** A chat of a camera, without messages. */
const quiet = { chat: '' };

/** Two minutes of which a still is kept. */
const seen = slotAt(Date.now()) - 300;

beforeAll(async () => {
  quiet.chat = await newChat();
  const stills = [{ slug: 'tau', slot: seen, jpeg: 'AAAA' }];
  await recordStills({ ctx: systemContext(), input: { stills } });
});
afterAll(() => deleteChat(quiet.chat));

const cached: [ApiName, CallOptions, number, number][] = [
  ['openapi', {}, 60, 600],
  ['featuredPhoto', {}, 60, 300],
  ['live', {}, 5, 30],
  ['showLodge', { params: { slug: 'naledi' } }, 60, 600],
  ['listLodgeStreams', { params: { id: 2 } }, 60, 600],
  ['listPages', {}, 60, 600],
  ['listShowTypes', {}, 60, 600],
  ['listSchedule', {}, 10, 60],
  ['listSightings', { query: { camera: 'tau', day: '2020-01-01' } }, 30, 300],
  ['bestTimes', { query: { camera: 'tau' } }, 600, 3600],
  ['showCourse', {}, 10, 60],
  ['showTail', { params: quiet }, 1, 5],
  ['cameraDay', { params: { slug: 'tau' } }, 120, 600],
  ['cameraPeeks', { params: { slug: 'tau', number: peeksOfSlot(slotAt(Date.now())) } }, 120, 3600],
  ['cameraStill', { params: { slug: 'tau', slot: seen } }, 3600, 3600],
  ['cameraReel', { params: { slug: 'tau', reel: reelAt(Date.now()) } }, 60, 3600],
  ['listMessages', { params: quiet, query: { block: '0', epoch: '0' } }, 60, 60],
];

it('covers every endpoint that a CDN may keep', () => {
  const names = Object.entries(api).flatMap(([name, endpoint]) => ('cache' in endpoint ? [name] : []));
  expect(cached.map(([name]) => name).sort()).toEqual(names.sort());
});

describe.each(cached)('%s', (name, options, fresh, stale) => {
  it('says how long a CDN may answer, sets no cookie, and has the short policy of an answer', async () => {
    const { headers } = await request(name, options);
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    );
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('answers 304 without a body to its own tag', async () => {
    // A change between the two calls gives a new tag, so the pair is repeated.
    await expect
      .poll(async () => {
        const etag = (await request(name, options)).headers.get('etag') ?? '';
        const again = await request(name, { ...options, headers: { 'If-None-Match': etag } });
        return [again.status, await again.text()];
      })
      .toEqual([304, '']);
    const other = await request(name, { ...options, headers: { 'If-None-Match': '"of-another-time"' } });
    expect(other.status).toBe(200);
  });

  it('answers the same bytes to every caller', async () => {
    await expect
      .poll(async () => {
        const guest = await request(name, options);
        const signedIn = await request(name, { ...options, token: 'a-token-that-was-never-issued-here' });
        return signedIn.status === 200 && (await signedIn.text()) === (await guest.text());
      })
      .toBe(true);
  });
});

describe('pages that were built', () => {
  it.each([
    '/',
    '/test',
    '/auth/sign-in',
    '/wildlife/shows',
    '/wildlife/no-such-page',
    '/wildlife/profile/gallery',
    '/wildlife/kids-course/tracks',
    '/staff/cameras/1',
  ])('%s is fetched again by a browser each time, because a deploy removes the scripts of the last one', async (path) => {
    const answer = await fetch(`${site()}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
  });

  it('let browsers keep scripts for good, and leave the headers of functions unchanged', async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${site()}/`)).text())?.[0];
    const kept = (await fetch(`${site()}${script}`)).headers.get('cache-control');
    expect(kept).toBe('public, max-age=31536000, immutable');
    const config = (await fetch(`${site()}/config.json`)).headers.get('cache-control');
    expect(config).toContain('s-maxage=60,');
  });
});

describe('a file that a CDN keeps', () => {
  it.each([
    ['/logbook/sightings.csv?nocache=1', '/logbook/sightings.csv'],
    [
      '/logbook/sightings.json?day=2020-03-06&camera=tau',
      '/logbook/sightings.json?camera=tau&day=2020-03-06',
    ],
    ['/logbook/camtrap-dp/media.csv?camera=tau', '/logbook/camtrap-dp/media.csv'],
    ['/sitemap-photos.xml?x', '/sitemap-photos.xml'],
    ['/feeds/sightings.rss?x=1', '/feeds/sightings.rss'],
    ['/calendar.ics?x=1', '/calendar.ics'],
  ])('has one address: %s leads to %s', async (asked, canonical) => {
    const answer = await fetch(`${site()}${asked}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${site()}${canonical}`, { redirect: 'manual' })).status).toBe(200);
  });

  it('leads the scripts of other sites there too', async () => {
    const asked = '/logbook/sightings.json?day=2020-03-06&camera=tau';
    const answer = await fetch(`${site()}${asked}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/logbook/sightings.json?camera=tau&day=2020-03-06',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${site()}${asked}`)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('an answer that no cache may store', () => {
  it.each(['health', 'listStreams'] as const)('%s is marked no-store', async (name) => {
    expect((await request(name)).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/assets/missing-Abc12345.js',
    '/assets/missing-Abc12345.woff2',
    '/covers/missing.webp',
  ])('is that of the missing file %s', async (path) => {
    const answer = await fetch(`${site()}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is also a refusal', async () => {
    const answer = await fetch(`${site()}/api/lodge/no-such-lodge`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
