import { describe, expect, it } from 'vitest';
import { bestRendition, cutMoment, filmList, readParts, withTicket } from './film-cut.ts';

const URL_OF_LIST = 'https://media.example/boma/tau/720p/chunks.m3u8?session=1';
const NOON = Date.UTC(2026, 1, 3, 12);

/** A live playlist of parts of four seconds, the first at `from`, with a cut before the third. */
const playlist = (count: number, from = NOON, dated = true) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:7',
    ...Array.from({ length: count }, (_, at) => [
      ...(at === 2 ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(dated ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(from + at * 4000).toISOString()}`] : []),
      '#EXTINF:4.000,',
      `${7 + at}.ts?token=x`,
    ]).flat(),
    '',
  ].join('\n');

describe('the rendition that is kept', () => {
  it('is the one with the most bits', () => {
    const master = [
      '#EXTM3U',
      '#EXT-X-STREAM-INF:BANDWIDTH=400,AVERAGE-BANDWIDTH=9000',
      '270p/chunks.m3u8?a=1',
      '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=100,BANDWIDTH=1500',
      '720p/chunks.m3u8?a=1',
    ].join('\n');
    const url = 'https://media.example/boma/tau/playlist.m3u8';
    expect(bestRendition(master, url)).toBe('https://media.example/boma/tau/720p/chunks.m3u8?a=1');
    expect(bestRendition(playlist(2), url)).toBeUndefined();
  });
});

describe('the parts of a playlist', () => {
  it('have absolute addresses, their times and their cuts', () => {
    const parts = readParts(playlist(3), URL_OF_LIST, NOON + 60_000);
    expect(parts.map(({ startsAt, isCut }) => [startsAt - NOON, isCut])).toEqual([
      [0, false],
      [4000, false],
      [8000, true],
    ]);
    expect(parts[0]?.url).toBe('https://media.example/boma/tau/720p/7.ts?token=x');
  });

  it('end now where the playlist has no dates', () => {
    const parts = readParts(playlist(3, NOON, false), URL_OF_LIST, NOON);
    expect(parts.map(({ startsAt }) => startsAt - NOON)).toEqual([-12_000, -8000, -4000]);
  });

  it.each([
    '#EXT-X-KEY:METHOD=AES-128,URI="k"',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXT-X-BYTERANGE:10@0',
  ])('are none in a playlist with %s', (line) => {
    expect(readParts(playlist(3).replace('#EXTINF', `${line}\n#EXTINF`), URL_OF_LIST, NOON)).toEqual([]);
  });
});

describe('a moment', () => {
  const parts = readParts(playlist(60), URL_OF_LIST, NOON);
  const span = (cut: typeof parts | undefined) =>
    cut && [((cut[0]?.startsAt ?? 0) - NOON) / 1000, ((cut.at(-1)?.startsAt ?? 0) - NOON) / 1000 + 4];

  it('is cut around its seconds, at most one part more', () => {
    const cut = cutMoment(parts, { endsAt: NOON + 120_000, seconds: 30 });
    expect(span(cut)).toEqual([88, 120]);
    expect(span(cutMoment(parts, { endsAt: NOON + 121_000, seconds: 60 }))).toEqual([60, 124]);
  });

  it('ends with the newest part if it ended after it', () => {
    expect(span(cutMoment(parts, { endsAt: NOON + 300_000, seconds: 60 }))).toEqual([180, 240]);
  });

  it('is refused once more than half of it is gone', () => {
    expect(span(cutMoment(parts, { endsAt: NOON + 16_000, seconds: 30 }))).toEqual([0, 16]);
    expect(cutMoment(parts, { endsAt: NOON + 12_000, seconds: 30 })).toBeUndefined();
    expect(cutMoment(parts, { endsAt: NOON - 1, seconds: 30 })).toBeUndefined();
    expect(cutMoment([], { endsAt: NOON, seconds: 30 })).toBeUndefined();
  });

  it('has a finished playlist without any address of the media server, to which a ticket can be added', () => {
    const list = filmList(cutMoment(parts, { endsAt: NOON + 20_000, seconds: 30 }) ?? []);
    expect(list).toContain('#EXTINF:4.000,\n1.ts\n#EXT-X-DISCONTINUITY\n#EXTINF:4.000,\n2.ts\n');
    expect(list.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
    expect(list).not.toContain('media.example');
    expect(withTicket(list, '?expires=1&token=t').match(/^\d\.ts\?expires=1&token=t$/gm)).toHaveLength(5);
  });
});
