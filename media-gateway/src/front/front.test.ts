import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refuse } from './answer.ts';
import type { Channel, ListedSegment } from './channel.ts';
import { answerMedia, type Front } from './front.ts';
import { countPlayers } from './players.ts';
import { playbackToken } from './tickets.ts';

const SECRET = 'a secret';
const START = Date.UTC(2026, 10, 25, 12);
let now = START;
let front: Front;

const listed = (): ListedSegment[] =>
  [0, 1, 2].map((at) => ({
    sequence: 100 + at,
    seconds: 2,
    startsAt: START - 6000 + at * 2000,
    discontinuity: false,
  }));

const channel = (code: string, paid: boolean): Channel => ({
  code,
  paid,
  onAir: () => code !== 'away',
  renditions: () => [
    { name: 'source', width: 1280, height: 720, codecs: 'avc1.4d401f', peak: 9, average: 8 },
  ],
  list: (name) =>
    name === 'source' ? { segments: listed(), goneDiscontinuities: 0, version: String(START) } : undefined,
  segment: async (_name, sequence) => (sequence === 102 ? { body: Buffer.from('G') } : undefined),
  still: async (size, _now, at) =>
    at === undefined || at >= START - 6000 ? Buffer.from(`${size} ${at ?? 'now'}`) : undefined,
});
const CHANNELS = new Map(
  [channel('tau', false), channel('den', true), channel('away', false)].map((each) => [each.code, each]),
);

beforeEach(() => {
  now = START;
  front = {
    application: 'boma',
    segmentSeconds: 2,
    secret: SECRET,
    now: () => now,
    channel: (code) => CHANNELS.get(code),
    players: countPlayers({ now: () => now, secret: SECRET }),
    stillSeconds: { '1280x720': 2, '640x360': 10, '384x216': 10 },
    recording: async (path) => refuse(404, `no ${path}`),
    recordedStill: async (code) => refuse(404, `no ${code}`),
  };
});

const ask = (path: string): Promise<Answer> => answerMedia(front, new URL(path, 'http://media'));
const status = async (path: string) => (await ask(path)).status;
const signed = (code: string) => {
  const expires = START / 1000 + 60;
  return `expires=${expires}&token=${playbackToken(SECRET, code, expires)}`;
};
const still = (code: string, size: string, more = '') =>
  `/thumbnail?application=boma&streamname=${code}&size=${size}&format=jpeg${more}`;

describe('stills', () => {
  it('of a moment are those of that moment, and are kept longer than the newest one', async () => {
    const newest = await ask(still('tau', '640x360'));
    expect([String(newest.body), newest.headers]).toEqual([
      '640x360 now',
      { 'cache-control': 'public, max-age=10' },
    ]);
    const seen = await ask(still('tau', '1280x720', `&at=${START - 3000}`));
    expect([seen.status, String(seen.body), seen.headers]).toEqual([
      200,
      `1280x720 ${START - 3000}`,
      { 'cache-control': 'public, max-age=3600', 'Boma-Still-At': `${START - 3000}` },
    ]);
  });

  it('of a moment outside of the window are not found, and a moment is a number', async () => {
    expect(await status(still('tau', '640x360', `&at=${START - 6000}`))).toBe(200);
    expect(await status(still('tau', '640x360', `&at=${START - 6001}`))).toBe(404);
    for (const at of ['', 'now', '-1', '1e12', '12.5'])
      expect(await status(still('tau', '640x360', `&at=${at}`))).toBe(400);
  });

  it('of members need a ticket in the large sizes, of a moment too', async () => {
    for (const moment of ['', `&at=${START - 3000}`]) {
      expect(await status(still('den', '384x216', moment))).toBe(200);
      expect(await status(still('den', '640x360', moment))).toBe(403);
      expect(await status(still('den', '640x360', `${moment}&${signed('den')}`))).toBe(200);
      expect(await status(still('den', '640x360', `${moment}&${signed('tau')}`))).toBe(403);
    }
  });

  it('are not found while the camera is away', async () => {
    expect(await status(still('tau', '640x360'))).toBe(200);
    expect(await status(still('away', '640x360'))).toBe(404);
  });
});

describe('segments', () => {
  const cacheOf = async (path: string) => (await ask(path)).headers?.['cache-control'];

  it('are shared by a CDN: open ones for an hour, those of members until their ticket expires', async () => {
    expect(await cacheOf('/boma/tau/source/102.ts')).toBe('public, max-age=3600');
    const expires = START / 1000 + 90;
    const ticket = `expires=${expires}&token=${playbackToken(SECRET, 'den', expires)}`;
    expect(await cacheOf(`/boma/den/source/102.ts?${ticket}`)).toBe('public, max-age=3600, s-maxage=90');
    expect(await cacheOf('/boma/den/source/102.ts')).toBe('no-store');
  });
});

describe('playlists', () => {
  it('of members carry the ticket on, and differ between tickets', async () => {
    const path = `/boma/den/source/chunks.m3u8?${signed('den')}`;
    expect(await status('/boma/den/source/chunks.m3u8')).toBe(403);
    expect(String((await ask(path)).body)).toContain(`102.ts?${signed('den')}\n`);
    const expires = START / 1000 + 90;
    const other = `expires=${expires}&token=${playbackToken(SECRET, 'den', expires)}`;
    expect(String((await ask(`/boma/den/source/chunks.m3u8?${other}`)).body)).toContain(`102.ts?${other}\n`);
  });

  const cacheOf = async (path: string) => (await ask(path)).headers?.['cache-control'];

  it('are shared by a CDN for a second, but never those of members, which hold tickets', async () => {
    expect(await cacheOf('/boma/tau/source/chunks.m3u8')).toBe('public, max-age=1');
    expect(await cacheOf(`/boma/den/source/chunks.m3u8?${signed('den')}`)).toBe('private, max-age=1');
    expect(await cacheOf('/boma/den/source/chunks.m3u8')).toBe('no-store');
  });

  it('of a counted player reach the gateway each time', async () => {
    for (const path of ['/boma/tau/source/chunks.m3u8?', `/boma/den/source/chunks.m3u8?${signed('den')}&`])
      expect(await cacheOf(`${path}session=0123456789abcdef`)).toBe('private, max-age=1');
    expect(await cacheOf('/boma/tau/playlist.m3u8')).toBe('no-store');
  });

  it('name the number of players, and their addresses carry the session', async () => {
    const master = String((await ask('/boma/tau/playlist.m3u8')).body);
    const [, session = ''] = /source\/chunks\.m3u8\?session=([0-9a-f]{16})\n/.exec(master) ?? [];
    const path = `/boma/tau/source/chunks.m3u8?session=${session}`;
    expect((await ask(path)).headers?.['Boma-Viewers']).toBe('0');
    expect((await ask(path)).headers?.['Boma-Viewers']).toBe('1');
  });
});

describe('a crowd of 100,000 players', () => {
  let readers: string[];
  let viewersSaid: number;
  beforeEach(() => {
    readers = [];
  });
  async function open(): Promise<void> {
    const master = String((await ask('/boma/tau/playlist.m3u8')).body);
    readers.push(/(source\/chunks\.m3u8\S*)/.exec(master)?.[1] ?? '');
  }
  async function readAll(): Promise<void> {
    // Those without a session share one address, which one reads for all as a CDN would.
    for (const address of new Set(readers))
      viewersSaid = Number((await ask(`/boma/tau/${address}`)).headers?.['Boma-Viewers']);
  }
  /** Two in seven leave, whoever they are. */
  function leave(): void {
    readers = readers.filter((_, at) => (at * 7919) % 7 > 1);
  }
  const wrongBy = () => Math.abs(viewersSaid / readers.length - 1);

  it('is counted within three per cent while they come and go', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 40_000; i += 1) await open();
      await readAll();
      now += 6000;
      await readAll();
      leave();
    }
    while (readers.length < 100_000) await open();
    for (let round = 0; round < 2; round += 1) {
      now += 6001;
      await readAll();
    }
    expect(readers).toHaveLength(100_000);
    expect(wrongBy()).toBeLessThan(0.03);
    expect(new Set(readers).size).toBeLessThan(40_000);
  }, 120_000);

  it('leaves all but a few to the CDN where the operator says so, also when it comes in two minutes', async () => {
    front = { ...front, players: countPlayers({ now: () => now, secret: SECRET, countEachUpTo: 1000 }) };
    for (let second = 0; second < 120; second += 4) {
      for (let i = 0; i < 3334; i += 1) await open();
      await readAll();
      now += 4000;
    }
    await readAll();
    expect(readers.length).toBeGreaterThanOrEqual(100_000);
    expect(wrongBy()).toBeLessThan(0.05);
    expect(new Set(readers).size).toBeLessThan(10_000);
    leave();
    for (let round = 0; round < 5; round += 1) {
      await readAll();
      now += 4000;
    }
    expect(wrongBy()).toBeLessThan(0.05);
  }, 120_000);
});
