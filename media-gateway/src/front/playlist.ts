import type { Rendition, SegmentList } from './channel.ts';

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** The master playlist. `query`, with its question mark, goes into every address. */
export function masterPlaylist(renditions: readonly Rendition[], query: string): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height, codecs, frameRate, peak, average } of renditions) {
    const rate = frameRate === undefined ? '' : `FRAME-RATE=${frameRate.toFixed(3)},`;
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},${rate}CODECS="${codecs}"`,
      `${name}/chunks.m3u8${query}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The rolling playlist of one rendition.
 * @param leastTarget the target duration in seconds, unless a segment is longer because its source has rarer key frames
 */
export function mediaPlaylist(
  { segments, goneDiscontinuities }: Omit<SegmentList, 'version'>,
  leastTarget: number,
  query: string,
): string {
  const target = Math.max(leastTarget, ...segments.map(({ seconds }) => Math.round(seconds)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${goneDiscontinuities}`,
  ];
  for (const { sequence, seconds, startsAt, discontinuity } of segments) {
    if (discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`,
      `#EXTINF:${seconds.toFixed(3)},`,
      `${sequence}.ts${query}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
