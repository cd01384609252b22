import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Front } from './front/front.ts';
import { playbackToken } from './front/tickets.ts';
import { recordings } from './recordings.ts';

const SECRET = 'a secret';
const NOW = Date.UTC(2026, 10, 25, 12);
let folder: string;
let answers: Pick<Front, 'recording' | 'recordedStill'>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boma-recordings-'));
  for (const code of ['open', 'closed', 'unlisted']) {
    const at = join(folder, 'recordings', code);
    mkdirSync(join(at, '720p'), { recursive: true });
    writeFileSync(join(at, 'playlist.m3u8'), '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720p/chunks.m3u8\n');
    writeFileSync(join(at, '720p/chunks.m3u8'), '#EXTM3U\n#EXTINF:4,\n0.ts\n#EXT-X-ENDLIST\n');
  }
  const listed = [
    { code: 'open', premium: false },
    { code: 'closed', premium: true },
  ];
  answers = recordings({ folder, recordings: listed }, SECRET, () => NOW);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (path: string, query = '') => answers.recording(path, new URLSearchParams(query));
const expires = NOW / 1000 + 60;
const ticketFor = (name: string) => `expires=${expires}&token=${playbackToken(SECRET, name, expires)}`;

it('answers the playlists and segments of a recording', async () => {
  expect(String((await ask('open/playlist.m3u8')).body)).toContain('\n720p/chunks.m3u8\n');
  expect(await ask('open/720p/0.ts')).toMatchObject({
    status: 200,
    file: join(folder, 'recordings/open/720p/0.ts'),
    headers: { 'cache-control': 'public, max-age=3600' },
  });
});

it('opens a premium one with its own ticket only, and repeats the ticket in each address', async () => {
  const ticket = ticketFor('vod/closed');
  expect(String((await ask('closed/playlist.m3u8', ticket)).body)).toContain(
    `\n720p/chunks.m3u8?${ticket}\n`,
  );
  expect(String((await ask('closed/720p/chunks.m3u8', ticket)).body)).toContain(`\n0.ts?${ticket}\n`);
  expect((await ask('closed/720p/0.ts', ticket)).headers).toEqual({
    'cache-control': 'public, max-age=3600, s-maxage=60',
  });
  for (const wrong of ['', ticketFor('closed'), ticketFor('vod/open')])
    for (const path of ['playlist.m3u8', '720p/chunks.m3u8', '720p/0.ts'])
      expect((await ask(`closed/${path}`, wrong)).status).toBe(403);
});

it('has stills that everyone may see, of a premium one the smaller two', async () => {
  expect((await answers.recordedStill('closed', '640x360')).file).toBe(
    join(folder, 'recordings/closed/640x360.jpg'),
  );
  expect((await answers.recordedStill('closed', '1280x720')).status).toBe(403);
  expect((await answers.recordedStill('open', '1280x720')).status).toBe(200);
});

it.each([
  'unlisted/playlist.m3u8',
  'none/playlist.m3u8',
  'open/../closed/playlist.m3u8',
  'open/360p/chunks.m3u8',
  '',
])('does not find %s', async (path) => {
  expect((await ask('open/playlist.m3u8')).status).toBe(200);
  expect((await ask(path)).status).toBe(404);
});
