import { afterEach, expect, it, vi } from 'vitest';
import { copyFilm, readFilm } from './copy-film.ts';

const saveObject = vi.hoisted(() => vi.fn(async (_name: string, _bytes: Buffer, _type: string) => {}));
vi.mock('../platform/bucket.ts', () => ({ saveObject }));

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

it('fetches a part once for all who keep it at the same time, whatever their tickets', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(`bytes of ${new URL(url).pathname}`);
  });
  const film = (ticket: string, datedAt = NOON) =>
    [7, 8].map((number) => ({
      url: `https://media.example/boma/tau/720p/${number}.ts?token=${ticket}`,
      seconds: 4,
      startsAt: NOON,
      datedAt: datedAt + number * 4000,
      isCut: false,
      isShortened: false,
    }));
  await Promise.all([copyFilm('one', film('a')), copyFilm('two', film('b'))]);
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/boma/tau/720p/7.ts', '/boma/tau/720p/8.ts']);
  const saved = saveObject.mock.calls.filter(([, , type]) => type === 'video/mp2t');
  expect(saved.map(([name, bytes]) => [name, String(bytes)]).sort()).toEqual([
    ['moments/one/0.ts', 'bytes of /boma/tau/720p/7.ts'],
    ['moments/one/1.ts', 'bytes of /boma/tau/720p/8.ts'],
    ['moments/two/0.ts', 'bytes of /boma/tau/720p/7.ts'],
    ['moments/two/1.ts', 'bytes of /boma/tau/720p/8.ts'],
  ]);
  // The media server has started anew: the same number is another part.
  await copyFilm('three', film('c', NOON + 3_600_000));
  expect(asked).toHaveLength(4);
});
