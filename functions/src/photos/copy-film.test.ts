import { afterEach, expect, it, vi } from 'vitest';
import { readFilm } from './copy-film.ts';

const NOON = Date.UTC(2026, 1, 3, 12);
const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=400,AVERAGE-BANDWIDTH=9000
270p/chunks.m3u8?a=1
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=100,BANDWIDTH=1500
720p/chunks.m3u8?a=1
`;
const chunks = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4.000,\n7.ts\n';

afterEach(() => vi.unstubAllGlobals());

function serve(answers: Record<string, readonly [body: string, from?: string]>) {
  vi.stubGlobal('fetch', async (asked: string) => {
    const [body, from = asked] = answers[asked] ?? [];
    if (body === undefined) throw new TypeError('fetch failed');
    const response = new Response(body);
    Object.defineProperty(response, 'url', { value: from });
    return response;
  });
}

const addresses = async (url: string) => (await readFilm(url, NOON)).map((part) => part.url);

it('reads the rendition with the most bits', async () => {
  serve({
    'https://media.example/boma/tau/playlist.m3u8': [master],
    'https://media.example/boma/tau/720p/chunks.m3u8?a=1': [chunks],
  });
  expect(await addresses('https://media.example/boma/tau/playlist.m3u8')).toEqual([
    'https://media.example/boma/tau/720p/7.ts',
  ]);
});

it('follows redirects of the master playlist and of the rendition', async () => {
  serve({
    'https://media.example/boma/tau/playlist.m3u8': [master, 'https://edge.example/7/tau/playlist.m3u8'],
    'https://edge.example/7/tau/720p/chunks.m3u8?a=1': [chunks, 'https://store.example/x/chunks.m3u8'],
  });
  expect(await addresses('https://media.example/boma/tau/playlist.m3u8')).toEqual([
    'https://store.example/x/7.ts',
  ]);
});

it('has no film where the answer is no playlist, and fails where there is no answer', async () => {
  serve({ 'https://media.example/a': ['<html>'] });
  expect(await addresses('https://media.example/a')).toEqual([]);
  await expect(addresses('https://media.example/b')).rejects.toThrow('fetch failed');
});
