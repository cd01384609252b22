import { afterEach, beforeEach, expect, it } from 'vitest';
import { playbackToken } from '../../../media-gateway/src/front/tickets.ts';
import { RECORDINGS } from '../../seed/videos/recordings.ts';
import type { RunningServer } from '../listen-locally.ts';
import { cutsOf, recordedPlaylist } from './recordings.ts';
import { startCameras } from './server.ts';

const SECRET = 'local-playback-secret';
const NOW = Date.UTC(2026, 10, 21, 12, 5, 9);
let cameras: RunningServer;
const get = (path: string) => fetch(`${cameras.url}${path}`);
const addresses = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

beforeEach(async () => {
  cameras = await startCameras({ port: 0, secret: SECRET, now: () => NOW });
});
afterEach(() => cameras.close());

it('cuts shots out of the films, which loop, and marks where the picture jumps', () => {
  const cuts = cutsOf([
    { code: 'tau', light: 'day', from: 6, segments: 3 },
    { code: 'tembe', light: 'night', from: 2, segments: 1 },
  ]);
  expect(cuts).toEqual([
    { take: { code: 'tau', light: 'day' }, index: 6, seam: true },
    { take: { code: 'tau', light: 'day' }, index: 7, seam: false },
    { take: { code: 'tau', light: 'day' }, index: 0, seam: true },
    { take: { code: 'tembe', light: 'night' }, index: 2, seam: true },
  ]);
  const lines = recordedPlaylist(cuts, '').trim().split('\n');
  expect(lines.at(-1)).toBe('#EXT-X-ENDLIST');
  expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith('.ts'))).toEqual(['0.ts', '1.ts', '2.ts', '3.ts']);
});

it.each([...RECORDINGS])('has every segment and a still of %s', async (code, { paid }) => {
  const expires = NOW / 1000 + 600;
  const query = paid ? `?expires=${expires}&token=${playbackToken(SECRET, `vod/${code}`, expires)}` : '';
  const master = addresses(await (await get(`/vod/${code}/playlist.m3u8${query}`)).text());
  expect(master).toEqual([`720p/chunks.m3u8${query}`, `270p/chunks.m3u8${query}`]);
  const list = addresses(await (await get(`/vod/${code}/${master[1]}`)).text());
  for (const address of [list[0], list.at(-1)]) {
    const segment = await get(`/vod/${code}/270p/${address}`);
    expect(segment.status).toBe(200);
    expect(Buffer.from(await segment.arrayBuffer()).readUInt8(0)).toBe(0x47);
  }
  const still = await get(`/thumbnail?application=vod&streamname=${code}&size=384x216&format=jpeg`);
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('opens a paid recording with its own ticket alone', async () => {
  const paid = [...RECORDINGS].find(([, each]) => each.paid)?.[0] ?? '';
  const expires = NOW / 1000 + 600;
  const ticketFor = (name: string, until = expires) =>
    `?expires=${until}&token=${playbackToken(SECRET, name, until)}`;
  const status = async (query: string, file = 'playlist.m3u8') =>
    (await get(`/vod/${paid}/${file}${query}`)).status;
  expect(await status(ticketFor(`vod/${paid}`))).toBe(200);
  for (const file of ['playlist.m3u8', '720p/chunks.m3u8', '720p/0.ts']) {
    expect(await status('', file)).toBe(403);
    expect(await status(ticketFor(paid), file)).toBe(403);
    expect(await status(ticketFor('vod/another'), file)).toBe(403);
    expect(await status(ticketFor(`vod/${paid}`, NOW / 1000 - 1), file)).toBe(403);
  }
  expect((await get('/vod/no-such-recording/playlist.m3u8')).status).toBe(404);
});
