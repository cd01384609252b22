import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playbackToken } from '../../../media-gateway/src/front/tickets.ts';
import type { RunningServer } from '../listen-locally.ts';
import { CAMERAS } from './cameras.ts';
import { startCameras } from './server.ts';

const SECRET = 'local-playback-secret';
const START = Date.UTC(2026, 10, 21, 12, 5, 9);

let now = START;
let folder: string;
let stateFile: string;
let cameras: RunningServer;

const start = () => startCameras({ port: 0, secret: SECRET, stateFile, now: () => now });
const get = (path: string, init?: RequestInit) => fetch(`${cameras.url}${path}`, init);
const text = async (path: string) => (await get(path)).text();
const status = async (path: string) => {
  const response = await get(path);
  await response.arrayBuffer();
  return response.status;
};
const turn = (code: string, body: unknown, type = 'application/json') =>
  get(`/control/cameras/${code}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
const signed = (code: string, seconds = 600) => {
  const expires = Math.floor(now / 1000) + seconds;
  return `?expires=${expires}&token=${playbackToken(SECRET, code, expires)}`;
};
const photo = (code: string, size: string, more = '') =>
  `/thumbnail?application=boma&streamname=${code}&size=${size}&format=jpeg&t=1${more}`;
const addresses = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

beforeEach(async () => {
  now = START;
  folder = mkdtempSync(join(tmpdir(), 'boma-cameras-'));
  stateFile = join(folder, 'state', 'switches.json');
  cameras = await start();
});

afterEach(async () => {
  await cameras.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('streams', () => {
  it.each(CAMERAS)('$name plays from the master playlist down to every listed segment', async ({
    code,
    paid,
  }) => {
    const query = paid ? signed(code) : '';
    const master = addresses(await text(`/boma/${code}/playlist.m3u8${query}`));
    const [, session] = /session=([0-9a-f]{16})$/.exec(master[0] ?? '') ?? [];
    const own = `${query === '' ? '?' : `${query}&`}session=${session}`;
    expect(master).toEqual([`720p/chunks.m3u8${own}`, `270p/chunks.m3u8${own}`]);
    for (const chunks of master) {
      const list = addresses(await text(`/boma/${code}/${chunks}`));
      expect(list).toHaveLength(60);
      const rendition = chunks.slice(0, 4);
      for (const segment of [...list.slice(0, 9), ...list.slice(-9)]) {
        const response = await get(`/boma/${code}/${rendition}/${segment}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp2t']);
        expect(Buffer.from(await response.arrayBuffer()).readUInt8(0)).toBe(0x47);
      }
    }
  });

  it('may be read by every origin, is cached shortly as a list and long as a segment', async () => {
    const list = await get('/boma/tau/720p/chunks.m3u8');
    expect(list.headers.get('access-control-allow-origin')).toBe('*');
    expect(list.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(list.headers.get('cache-control')).toBe('public, max-age=1');
    const [segment] = addresses(await list.text()).slice(-1);
    const video = await get(`/boma/tau/720p/${segment}`);
    expect(video.headers.get('cache-control')).toBe('public, max-age=3600');
    const paid = await get(`/boma/hyena-den/720p/chunks.m3u8${signed('hyena-den')}`);
    expect(paid.headers.get('cache-control')).toBe('private, max-age=1');
    const preflight = await get('/boma/tau/playlist.m3u8', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
  });

  it.each([
    ['an unknown camera', '/boma/simba/playlist.m3u8'],
    ['an unknown rendition', '/boma/tau/1080p/chunks.m3u8'],
    ['a segment that is yet to come', '/boma/tau/720p/9999999999.ts'],
    ['a segment long gone', '/boma/tau/720p/12.ts'],
    ['another application', '/lions/tau/playlist.m3u8'],
    ['a path upwards', '/boma/tau/720p/..%2f..%2fcameras.ts'],
    ['nothing at all', '/'],
  ])('knows nothing of %s', async (_what, path) => {
    expect(await status('/boma/tau/playlist.m3u8')).toBe(200);
    expect(await status(path)).toBe(404);
  });

  it('survives an invalid address', async () => {
    expect(await status('//')).toBeLessThan(500);
    expect(await status('/boma/%E0%A4%A/playlist.m3u8')).toBe(404);
  });
});

describe('players', () => {
  /** Opens a camera as a player does. Returns the address of its playlist. */
  async function open(code: string, query = ''): Promise<string> {
    const [chunks] = addresses(await text(`/boma/${code}/playlist.m3u8${query}`));
    return `/boma/${code}/${chunks}`;
  }
  const viewers = async (path: string) => {
    const response = await get(path);
    await response.arrayBuffer();
    return response.headers.get('boma-viewers');
  };

  it('are counted by session, in a header of every playlist', async () => {
    const [first, second] = [await open('tau'), await open('tau')];
    for (const playlist of [first, second, first, second]) await status(playlist);
    expect(await viewers('/boma/tau/playlist.m3u8')).toBe('2');
    expect(await viewers('/boma/tau/720p/chunks.m3u8')).toBe('2');
    expect(await viewers('/boma/tembe/playlist.m3u8')).toBe('0');
    now += 12_001;
    expect(await viewers('/boma/tau/playlist.m3u8')).toBe('0');
  });

  it('are as many more as it is told', async () => {
    expect((await turn('tau', { viewers: 25_000 })).status).toBe(200);
    expect(await viewers('/boma/tau/playlist.m3u8')).toBe('25000');
    expect((await turn('tau', { viewers: 0 })).status).toBe(200);
    expect(await viewers('/boma/tau/playlist.m3u8')).toBe('0');
  });

  it('count once when they change to another quality', async () => {
    const playlist = await open('hyena-den', signed('hyena-den'));
    for (const path of [playlist, playlist, playlist.replace('720p', '270p')]) await status(path);
    expect(await viewers(`/boma/hyena-den/playlist.m3u8${signed('hyena-den')}`)).toBe('1');
  });

  it('get their own session: no cache may share a master playlist', async () => {
    const response = await get('/boma/tau/playlist.m3u8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await open('tau')).not.toBe(await open('tau'));
  });

  it('are not told apart in the addresses of segments, which caches share', async () => {
    const list = addresses(await text(await open('tau')));
    for (const segment of list) expect(segment).toMatch(/^\d+\.ts$/);
  });
});

describe('paid cameras', () => {
  it('open playlist, list and segment only to a valid token, which every address repeats', async () => {
    const query = signed('heron-island');
    const list = addresses(await text(`/boma/heron-island/720p/chunks.m3u8${query}`));
    const segment = list.at(-1) ?? '';
    expect(segment).toMatch(/^\d+\.ts\?expires=\d+&token=[\w-]+$/);
    expect(await status(`/boma/heron-island/720p/${segment}`)).toBe(200);
    const bare = segment.slice(0, segment.indexOf('?'));
    for (const bad of ['', signed('hyena-den'), signed('heron-island', -1), `${query}x`]) {
      expect(await status(`/boma/heron-island/playlist.m3u8${bad}`)).toBe(403);
      expect(await status(`/boma/heron-island/720p/chunks.m3u8${bad}`)).toBe(403);
      expect(await status(`/boma/heron-island/720p/${bare}${bad}`)).toBe(403);
    }
  });

  it('end when the token does, in the middle of playing', async () => {
    const query = signed('hyena-den', 10);
    expect(await status(`/boma/hyena-den/720p/chunks.m3u8${query}`)).toBe(200);
    now += 11_000;
    expect(await status(`/boma/hyena-den/720p/chunks.m3u8${query}`)).toBe(403);
  });

  it('show a preview to all, larger pictures only with a token', async () => {
    expect(await status(photo('hyena-den', '384x216'))).toBe(200);
    for (const size of ['640x360', '1280x720']) {
      expect(await status(photo('hyena-den', size))).toBe(403);
      expect(await status(photo('hyena-den', size, signed('hyena-den').replace('?', '&')))).toBe(200);
      expect(await status(photo('tau', size))).toBe(200);
    }
  });
});

describe('thumbnails', () => {
  it('R7-077 the local media server, set up by port and secret alone, answers a 1280x720 JPEG thumbnail', async () => {
    const response = await get(photo('tau', '1280x720'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
  });

  it.each(CAMERAS)('of $name have the sizes for grids', async ({ code }) => {
    const response = await get(photo(code, '384x216'));
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 384, height: 216 });
  });

  it('carry the time: a later one differs in the stamp, one within ten seconds is the same picture', async () => {
    const shot = async () => Buffer.from(await (await get(photo('tembe', '640x360'))).arrayBuffer());
    const first = await shot();
    now += 9999;
    expect((await shot()).equals(first)).toBe(true);
    now += 1;
    const later = await shot();
    expect(later.equals(first)).toBe(false);
    const corner = { left: 0, top: 0, width: 330, height: 40 };
    const [a, b] = await Promise.all([first, later].map((jpeg) => sharp(jpeg).extract(corner).stats()));
    expect(a?.channels[0]?.mean).not.toBe(b?.channels[0]?.mean);
  });

  it.each(['1920x1080', '', '1280X720', '0x0', '1280x720x2'])('refuse the size "%s"', async (size) => {
    expect(await status(photo('tau', '640x360'))).toBe(200);
    expect(await status(photo('tau', size))).toBe(400);
  });

  it('refuse unknown cameras and applications, and offer only JPEG', async () => {
    expect(await status(photo('simba', '384x216'))).toBe(404);
    expect(await status(photo('tau', '384x216').replace('=boma', '=lions'))).toBe(404);
    expect(await status(photo('tau', '384x216').replace('=jpeg', '=gif'))).toBe(400);
  });
});

describe('the switch', () => {
  it('takes a camera off the air and returns it at the sequence of the clock', async () => {
    const list = () => text('/boma/tau/720p/chunks.m3u8');
    const before = addresses(await list());
    expect((await turn('tau', { onAir: false })).status).toBe(200);
    const gone = [`/boma/tau/720p/${before.at(-1)}`, '/boma/tau/playlist.m3u8', '/boma/tau/720p/chunks.m3u8'];
    for (const path of [...gone, photo('tau', '384x216')]) expect(await status(path)).toBe(404);
    expect(await status('/boma/tembe/playlist.m3u8')).toBe(200);
    now += 60_000;
    expect((await turn('tau', { onAir: true })).status).toBe(200);
    const after = await list();
    expect(addresses(after)).toHaveLength(3);
    expect(
      Number.parseInt(addresses(after).at(-1) ?? '', 10) - Number.parseInt(before.at(-1) ?? '', 10),
    ).toBe(15);
    expect(after).toContain('#EXT-X-DISCONTINUITY\n');
    expect(await status(photo('tau', '384x216'))).toBe(200);
  });

  it('is remembered over a restart', async () => {
    await turn('nkorho', { onAir: false });
    await cameras.close();
    cameras = await start();
    expect(await status('/boma/nkorho/playlist.m3u8')).toBe(404);
    await turn('nkorho', { onAir: true });
    expect(await status('/boma/nkorho/playlist.m3u8')).toBe(200);
  });

  it('starts with all cameras on the air when the remembered state is unreadable', async () => {
    await turn('tau', { onAir: false });
    await cameras.close();
    writeFileSync(stateFile, '{ "tau": ');
    cameras = await start();
    expect(await status('/boma/tau/playlist.m3u8')).toBe(200);
  });

  it('lists all twelve cameras with their state', async () => {
    await turn('tembe', { onAir: false });
    const { data } = (await (await get('/control/cameras')).json()) as { data: unknown[] };
    expect(data).toHaveLength(12);
    expect(data).toContainEqual({ code: 'tembe', name: 'Tembe', paid: false, onAir: false });
    expect(data).toContainEqual({ code: 'hyena-den', name: 'Hyena Den', paid: true, onAir: true });
  });

  it.each([
    ['an unknown camera', 'simba', { onAir: false }, 'application/json', 404],
    ['another type of value', 'tau', { onAir: 'no' }, 'application/json', 400],
    ['half a viewer', 'tau', { viewers: 0.5 }, 'application/json', 400],
    ['nothing', 'tau', null, 'application/json', 400],
    ['a form of another site', 'tau', { onAir: false }, 'text/plain', 400],
    ['a flood', 'tau', { onAir: false, more: 'x'.repeat(5_000_000) }, 'application/json', 413],
  ])('refuses %s', async (_what, code, body, type, expected) => {
    expect((await turn(code, body, type)).status).toBe(expected);
    expect(await status('/boma/tau/playlist.m3u8')).toBe(200);
  });

  it('is not for pages of other origins', async () => {
    expect((await get('/control/cameras')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('reports a taken port', async () => {
  const port = Number(new URL(cameras.url).port);
  await expect(startCameras({ port, secret: SECRET })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
