import { LOOP_SECONDS, type Rendition, SEGMENT_SECONDS } from './loop.ts';
import type { LiveWindow } from './window.ts';

export interface Variant {
  rendition: Rendition;
  /** Bytes of each committed segment, in loop order. */
  bytes: readonly number[];
}

/** The master playlist; `query` (with its question mark) is carried on into every address. */
export function masterPlaylist(variants: readonly Variant[], query: string): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { rendition, bytes } of variants) {
    const peak = Math.ceil((Math.max(...bytes) * 8) / SEGMENT_SECONDS);
    const average = Math.ceil((bytes.reduce((sum, n) => sum + n, 0) * 8) / LOOP_SECONDS);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},` +
        `RESOLUTION=${rendition.width}x${rendition.height},FRAME-RATE=15.000,CODECS="${rendition.codecs}"`,
      `${rendition.name}/chunks.m3u8${query}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The rolling playlist of one rendition. */
export function mediaPlaylist(window: LiveWindow, query: string): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${window.mediaSequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${window.discontinuitySequence}`,
  ];
  for (const segment of window.segments) {
    if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startsAtMs).toISOString()}`,
      `#EXTINF:${SEGMENT_SECONDS}.000,`,
      `${segment.sequence}.ts${query}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
