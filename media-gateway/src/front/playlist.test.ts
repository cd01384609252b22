import { parsePlaylist } from '@boma/domain/streams/playlist.ts';
import { expect, it } from 'vitest';
import type { ListedSegment, Rendition } from './channel.ts';
import { masterPlaylist, mediaPlaylist } from './playlist.ts';

const START = Date.UTC(2026, 10, 25, 12);
const RENDITIONS: readonly Rendition[] = [
  {
    name: 'source',
    width: 1280,
    height: 720,
    codecs: 'avc1.4d401f,mp4a.40.2',
    frameRate: 15,
    peak: 120_000,
    average: 100_000,
  },
  { name: '360p', width: 640, height: 360, codecs: 'avc1.4d401e', peak: 50_000, average: 40_000 },
];
const segment = (at: number, more: Partial<ListedSegment> = {}): ListedSegment => ({
  sequence: 70 + at,
  seconds: 2,
  startsAt: START + at * 2000,
  discontinuity: false,
  ...more,
});

it('describes each rendition with codecs, size and the bandwidth of its largest segment', () => {
  expect(masterPlaylist(RENDITIONS, '?expires=1&token=x')).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=120000,AVERAGE-BANDWIDTH=100000,RESOLUTION=1280x720,FRAME-RATE=15.000,CODECS="avc1.4d401f,mp4a.40.2"',
      'source/chunks.m3u8?expires=1&token=x',
      '#EXT-X-STREAM-INF:BANDWIDTH=50000,AVERAGE-BANDWIDTH=40000,RESOLUTION=640x360,CODECS="avc1.4d401e"',
      '360p/chunks.m3u8?expires=1&token=x',
      '',
    ].join('\n'),
  );
});

it('writes a live list: no end, numbers, dates, and a discontinuity right before its segment', () => {
  const segments = [segment(0), segment(1, { discontinuity: true, seconds: 1.5 })];
  expect(mediaPlaylist({ segments, goneDiscontinuities: 3 }, 2, '')).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:70',
      '#EXT-X-DISCONTINUITY-SEQUENCE:3',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-25T12:00:00.000Z',
      '#EXTINF:2.000,',
      '70.ts',
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-25T12:00:02.000Z',
      '#EXTINF:1.500,',
      '71.ts',
      '',
    ].join('\n'),
  );
});

it('raises the target duration for a camera with rarer key frames', () => {
  const text = mediaPlaylist({ segments: [segment(0, { seconds: 8.4 })], goneDiscontinuities: 0 }, 2, '');
  expect(text).toContain('#EXT-X-TARGETDURATION:8\n');
});

it('can be read by the site', () => {
  const list = { segments: [segment(0), segment(1)], goneDiscontinuities: 0 };
  expect(parsePlaylist(mediaPlaylist(list, 2, '?expires=1&token=x'))).toMatchObject({
    kind: 'media',
    isFinished: false,
    targetSeconds: 2,
    segments: [
      { number: 70, date: START, isWhole: true, uri: '70.ts?expires=1&token=x' },
      { number: 71, date: START + 2000, isWhole: true },
    ],
  });
});
