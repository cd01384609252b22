import type { Rendition } from '../../../media-gateway/src/front/channel.ts';

/** The committed media: every camera loops over the same number of segments of the same length. */
export const SEGMENT_SECONDS = 4;
export const SEGMENT_COUNT = 8;
export const LOOP_SECONDS = SEGMENT_SECONDS * SEGMENT_COUNT;
export const FRAME_RATE = 15;

/** Stills are taken at the start of every second segment. */
export const STILL_COUNT = 4;

export type LoopRendition = Pick<Rendition, 'name' | 'width' | 'height' | 'codecs'>;

/** RFC 6381 codecs as the committed segments are encoded (H.264 main, AAC-LC). */
export const RENDITIONS: readonly LoopRendition[] = [
  { name: '720p', width: 1280, height: 720, codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '270p', width: 480, height: 270, codecs: 'avc1.4d4015,mp4a.40.2' },
];
