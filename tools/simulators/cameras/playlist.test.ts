import { expect, it } from 'vitest';
import { RENDITIONS } from './loop.ts';
import { masterPlaylist, mediaPlaylist } from './playlist.ts';
import { EPOCH_MS, liveWindow } from './window.ts';

const NOW = EPOCH_MS + 40_000 * 8;

it('describes each rendition with codecs, resolution and the bandwidth of its largest segment', () => {
  const [large, small] = RENDITIONS.map((rendition) => ({ rendition, bytes: [50_000, 60_000, 40_000] }));
  const text = masterPlaylist(
    [large, small].flatMap((each) => each ?? []),
    '?expires=1&token=x',
  );
  expect(text).toMatch(/^#EXTM3U\n/);
  expect(text).toContain('#EXT-X-INDEPENDENT-SEGMENTS\n');
  expect(text).toMatch(
    /BANDWIDTH=120000,.*RESOLUTION=1280x720,.*CODECS="avc1\.4d401f,mp4a\.40\.2"\n720p\/chunks\.m3u8\?expires=1&token=x\n/,
  );
  expect(text).toMatch(/RESOLUTION=480x270,.*\n270p\/chunks\.m3u8\?expires=1&token=x\n/);
});

it('writes a live list: no end, target duration, dates that follow on', () => {
  const lines = mediaPlaylist(liveWindow(NOW), '').trim().split('\n');
  expect(lines).toContain('#EXT-X-TARGETDURATION:4');
  expect(lines).not.toContain('#EXT-X-ENDLIST');
  const dates = lines
    .filter((line) => line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
    .map((line) => Date.parse(line.slice(25)));
  expect(dates.length).toBe(60);
  dates.slice(1).forEach((date, i) => expect(date - (dates[i] ?? 0)).toBe(4000));
  expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length).toBeGreaterThanOrEqual(7);
});

it('sets the discontinuity tag right before the segment that starts the loop again', () => {
  const lines = mediaPlaylist(liveWindow(NOW), '').split('\n');
  lines.forEach((line, i) => {
    if (line !== '#EXT-X-DISCONTINUITY') return;
    expect(Number.parseInt(lines[i + 3] ?? '', 10) % 8).toBe(0);
  });
});
