import type { VideoType } from '@boma/domain/videos/videos.constants.ts';

/** A video of the seed. */
export interface SeededVideo {
  readonly title: string;
  readonly description: string;
  /** Shots out of the cameras' films: 'tau/day:2x5' is five segments of Tau by day from its third one on. */
  readonly shots?: string;
  /** Plays from YouTube instead, with the picture of this camera. */
  readonly youtube?: { readonly id: string; readonly camera: string };
  /** What is heard, as WebVTT. `tools/camera-painter/src/ambience.ts` says when. */
  readonly captions?: string;
  /** The id of a lodge. */
  readonly lodge?: number;
  /** The id of a show type. */
  readonly show?: number;
}

/** Videos of one kind, newest first. */
export interface Shelf {
  readonly type: VideoType;
  /** Days ago of the newest one, and between each and the next. */
  readonly newest: number;
  readonly every: number;
  readonly videos: readonly SeededVideo[];
}

/** The name of a recording at the media server. */
export const codeOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
