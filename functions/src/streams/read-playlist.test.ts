import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPlaylist, viewersIn } from './read-playlist.ts';

const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=1800000,RESOLUTION=1280x720

720p/chunks.m3u8?token=a
#EXT-X-STREAM-INF:BANDWIDTH=600000
360p/chunks.m3u8
`;
const chunks = `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:41
#EXTINF:4.0,
41.ts
#EXT-X-DISCONTINUITY
#EXTINF:4.0,
42.ts
`;

describe('viewersIn', () => {
  it.each([
    ['0', 0],
    ['512', 512],
    ['', null],
    ['-1', null],
    ['many', null],
    ['1e3', null],
    ['12345678901', null],
  ])('reads %j as %s', (header, count) => {
    expect(viewersIn(new Headers({ 'Boma-Viewers': header }))).toBe(count);
  });

  it('is null without the header', () => {
    expect(viewersIn(new Headers())).toBeNull();
  });
});

describe('readPlaylist', () => {
  const url = 'https://m.example/boma/tau/playlist.m3u8';
  const serve = (answers: Record<string, () => Response>) =>
    vi.stubGlobal('fetch', async (asked: string) => {
      const answer = answers[asked];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    });

  afterEach(() => vi.unstubAllGlobals());

  it('follows a master playlist to its first rendition', async () => {
    serve({
      [url]: () => new Response(master),
      'https://m.example/boma/tau/720p/chunks.m3u8?token=a': () => new Response(chunks),
    });
    expect(await readPlaylist(url)).toEqual({ sequence: 42, targetDuration: 4, viewers: null, codec: null });
  });

  describe('says how the picture is encoded', () => {
    const segment = 'https://m.example/boma/tau/42.ts';
    const film = readFileSync(
      new URL('../../../tools/simulators/cameras/media/tau/day/270p/3.ts', import.meta.url),
    );
    const named = (codecs: string) =>
      serve({
        [url]: () => new Response(`#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}"\nchunks.m3u8\n`),
        'https://m.example/boma/tau/chunks.m3u8': () => new Response(chunks),
      });

    it.each([
      ['hvc1.1.6.L120.90,mp4a.40.2', 'hevc'],
      ['avc1.4d401f', 'h264'],
    ])('as the playlist names it: %s', async (codecs, codec) => {
      named(codecs);
      expect(await readPlaylist(url)).toMatchObject({ sequence: 42, codec });
    });

    it('as the newest segment shows it, unless that is known', async () => {
      const asked = vi.fn(() => new Response(film));
      serve({ [url]: () => new Response(chunks), [segment]: asked });
      expect(await readPlaylist(url)).toMatchObject({ codec: 'h264' });
      expect(await readPlaylist(url, 'h264')).toMatchObject({ codec: 'h264' });
      expect(asked).toHaveBeenCalledOnce();
    });

    it.each([
      ['cannot be read', () => new Response('', { status: 500 })],
      ['is no transport stream', () => new Response('ftyp')],
    ])('not at all where the segment %s, and the camera is read all the same', async (_, answer) => {
      serve({ [url]: () => new Response(chunks), [segment]: answer });
      expect(await readPlaylist(url)).toMatchObject({ sequence: 42, codec: null });
    });
  });

  /** An answer that came from another address after redirects. */
  const redirected = (body: string, to: string) => {
    const response = new Response(body);
    Object.defineProperty(response, 'url', { value: to });
    return response;
  };

  it('follows redirects: the addresses of a playlist count from where it came from', async () => {
    serve({
      [url]: () => redirected(master, 'https://edge-7.example/session-42/tau/playlist.m3u8'),
      'https://edge-7.example/session-42/tau/720p/chunks.m3u8?token=a': () => new Response(chunks),
    });
    expect(await readPlaylist(url)).toMatchObject({ sequence: 42 });
  });

  it.each([
    ['a byte order mark', `\uFEFF${chunks}`, 42],
    ['Windows lines', chunks.replaceAll('\n', '\r\n'), 42],
    ['no encryption', chunks.replace('#EXTINF', '#EXT-X-KEY:METHOD=NONE\n#EXTINF'), 42],
    ['a gap at its end', chunks.replace('#EXTINF:4.0,\n42', '#EXT-X-GAP\n#EXTINF:4.0,\n42'), 41],
  ])('reads a playlist with %s', async (_, text, sequence) => {
    serve({ [url]: () => new Response(text) });
    expect(await readPlaylist(url)).toMatchObject({ sequence });
  });

  it.each([
    ['gaps alone', chunks.replaceAll('#EXTINF', '#EXT-X-GAP\n#EXTINF')],
    ['an end', `${chunks}#EXT-X-ENDLIST\n`],
    ['no segments', '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:41\n'],
  ])('finds nothing live in a playlist with %s', async (_, text) => {
    serve({ [url]: () => new Response(text) });
    expect(await readPlaylist(url)).toBeUndefined();
  });

  it('reads the first rendition with a picture', async () => {
    const soundFirst = master.replace(
      '#EXT-X-STREAM-INF',
      '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"\nsound.m3u8\n#EXT-X-STREAM-INF',
    );
    serve({
      [url]: () => new Response(soundFirst),
      'https://m.example/boma/tau/720p/chunks.m3u8?token=a': () => new Response(chunks),
    });
    expect(await readPlaylist(url)).toMatchObject({ sequence: 42 });
  });

  it('reads a media playlist directly', async () => {
    serve({ [url]: () => new Response(chunks) });
    expect(await readPlaylist(url)).toEqual({ sequence: 42, targetDuration: 4, viewers: null, codec: null });
  });

  it.each([
    ['master playlist', '7', undefined],
    ['playlist of the rendition', undefined, '7'],
  ])('reads the count of players from the %s', async (_, ofMaster, ofRendition) => {
    const counted = (count?: string) => ({ headers: count === undefined ? {} : { 'Boma-Viewers': count } });
    serve({
      [url]: () => new Response(master, counted(ofMaster)),
      'https://m.example/boma/tau/720p/chunks.m3u8?token=a': () => new Response(chunks, counted(ofRendition)),
    });
    expect(await readPlaylist(url)).toMatchObject({ viewers: 7 });
  });

  it.each([
    ['no server answers', {}],
    ['the camera is gone', { [url]: () => new Response('gone', { status: 404 }) }],
    ['the rendition is gone', { [url]: () => new Response(master) }],
    ['something else answers', { [url]: () => new Response('<html></html>') }],
    [
      'it is far too large without saying so',
      { [url]: () => new Response(`${chunks}#${'x'.repeat(300_000)}`) },
    ],
    [
      'it is far too large',
      { [url]: () => new Response(chunks, { headers: { 'content-length': '9999999' } }) },
    ],
  ])('finds nothing when %s', async (_why, answers) => {
    serve(answers as Record<string, () => Response>);
    expect(await readPlaylist(url)).toBeUndefined();
  });
});
