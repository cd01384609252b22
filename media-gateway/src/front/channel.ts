import type { Answer } from './answer.ts';
import type { StillSize } from './still-sizes.ts';

export interface Rendition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** RFC 6381, of picture and sound. */
  readonly codecs: string;
  readonly frameRate?: number;
  /** Bits per second of the largest segment. */
  readonly peak: number;
  /** Bits per second. */
  readonly average: number;
}

export interface ListedSegment {
  readonly sequence: number;
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly startsAt: number;
  /** True where the timeline or the picture jumps: players restart their decoders here. */
  readonly discontinuity: boolean;
}

export interface SegmentList {
  readonly segments: readonly ListedSegment[];
  /** How many discontinuities have left the list. */
  readonly goneDiscontinuities: number;
  /** Changes with the list. */
  readonly version: string;
}

/** What plays under a code: a camera, or a film in a loop. Times are in unix milliseconds. */
export interface Channel {
  readonly code: string;
  /** True if only members may watch: playlists, segments and large stills need a ticket. */
  readonly paid: boolean;
  onAir(now: number): boolean;
  /** The best one first. */
  renditions(now: number): readonly Rendition[];
  /** Undefined for an unknown rendition. */
  list(rendition: string, now: number): SegmentList | undefined;
  /** Undefined for a segment that is not listed, or no longer. */
  segment(
    rendition: string,
    sequence: number,
    now: number,
  ): Promise<Pick<Answer, 'body' | 'file'> | undefined>;
  /** The newest picture as a JPEG, or the picture of the moment `at`. Undefined outside of the window. */
  still(size: StillSize, now: number, at?: number): Promise<Buffer | undefined>;
}
