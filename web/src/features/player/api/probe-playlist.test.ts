import { afterEach, expect, it, vi } from 'vitest';
import { probePlaylist } from './probe-playlist.ts';

const URL_OF_CAMERA = 'https://m.example/boma/tau/playlist.m3u8';
const media = (lines: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:41\n${lines}`;
const two = media('#EXTINF:4,\n41.ts\n#EXTINF:4,\n42.ts\n');

afterEach(() => vi.unstubAllGlobals());

function serve(answers: Record<string, readonly [status: number, body?: string, from?: string]>) {
  vi.stubGlobal('fetch', async (asked: string) => {
    const [status, body = '', from = asked] = answers[asked] ?? [];
    if (status === undefined) throw new TypeError('Failed to fetch');
    const response = new Response(body, { status });
    Object.defineProperty(response, 'url', { value: from });
    return response;
  });
}

it.each([
  ['its newest segment', two, { newest: '42', targetSeconds: 4 }],
  [
    'none in gaps alone',
    two.replaceAll('#EXTINF', '#EXT-X-GAP\n#EXTINF'),
    { newest: undefined, targetSeconds: 4 },
  ],
  ['none in a finished playlist', `${two}#EXT-X-ENDLIST`, { newest: undefined, targetSeconds: 4 }],
  ['none before the first segment', media(''), { newest: undefined, targetSeconds: 4 }],
  ['nothing in a page', '<html>', 'unreachable'],
])('finds %s', async (_, body, result) => {
  serve({ [URL_OF_CAMERA]: [200, body] });
  expect(await probePlaylist(URL_OF_CAMERA)).toEqual(result);
});

it('follows redirects to the first rendition', async () => {
  serve({
    [URL_OF_CAMERA]: [
      200,
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720p/list.m3u8',
      'https://edge.example/7/p.m3u8',
    ],
    'https://edge.example/7/720p/list.m3u8': [200, two],
  });
  expect(await probePlaylist(URL_OF_CAMERA)).toMatchObject({ newest: '42' });
});

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [410, 'missing'],
  [500, 'unreachable'],
])('says after %s that it is %s, also of a rendition', async (status, result) => {
  serve({ [URL_OF_CAMERA]: [status] });
  expect(await probePlaylist(URL_OF_CAMERA)).toBe(result);
  serve({
    [URL_OF_CAMERA]: [200, '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8'],
    'https://m.example/boma/tau/a.m3u8': [status],
  });
  expect(await probePlaylist(URL_OF_CAMERA)).toBe(result);
});

it('is unreachable without a network', async () => {
  serve({});
  expect(await probePlaylist(URL_OF_CAMERA)).toBe('unreachable');
});
