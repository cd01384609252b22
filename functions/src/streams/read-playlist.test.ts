import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstRendition, newestSegment, readPlaylist, viewersIn } from './read-playlist.ts';

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

describe('firstRendition', () => {
  it('is resolved against the address of the master playlist', () => {
    expect(firstRendition(master, 'https://m.example/boma/tau/playlist.m3u8?token=a')).toBe(
      'https://m.example/boma/tau/720p/chunks.m3u8?token=a',
    );
  });

  it('is undefined for a media playlist', () => {
    expect(firstRendition(chunks, 'https://m.example/chunks.m3u8')).toBeUndefined();
  });
});

describe('newestSegment', () => {
  it('is counted from the first segment of the window', () => {
    expect(newestSegment(chunks)).toEqual({ sequence: 42, targetDuration: 4 });
    expect(newestSegment(chunks.replaceAll('\n', '\r\n'))).toEqual({ sequence: 42, targetDuration: 4 });
  });

  it('is undefined for a finished, an empty and a foreign text', () => {
    expect(newestSegment(`${chunks}#EXT-X-ENDLIST\n`)).toBeUndefined();
    expect(newestSegment('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:41\n')).toBeUndefined();
    expect(newestSegment('<html></html>')).toBeUndefined();
  });
});

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
    expect(await readPlaylist(url)).toEqual({ sequence: 42, targetDuration: 4, viewers: null });
  });

  it('reads a media playlist directly', async () => {
    serve({ [url]: () => new Response(chunks) });
    expect(await readPlaylist(url)).toEqual({ sequence: 42, targetDuration: 4, viewers: null });
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
      'it is far too large',
      { [url]: () => new Response(chunks, { headers: { 'content-length': '9999999' } }) },
    ],
  ])('finds nothing when %s', async (_why, answers) => {
    serve(answers as Record<string, () => Response>);
    expect(await readPlaylist(url)).toBeUndefined();
  });
});
