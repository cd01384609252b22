import type { Light } from '@boma/domain/streams/sun.ts';
import { isPremium } from '@boma/domain/videos/videos.constants.ts';
import { EPISODES } from './episodes.ts';
import { HIGHLIGHTS, LODGE_HIGHLIGHTS } from './highlights.ts';
import { INSIGHTS, PICKS, RARE_SIGHTINGS } from './premium.ts';
import { codeOf, type Shelf } from './seeded-video.ts';

export const SHELVES: readonly Shelf[] = [
  HIGHLIGHTS,
  LODGE_HIGHLIGHTS,
  INSIGHTS,
  PICKS,
  RARE_SIGHTINGS,
  EPISODES,
];

/** A part of a camera's film: `segments` committed segments from `from` on. */
export interface Shot {
  readonly code: string;
  readonly light: Light;
  readonly from: number;
  readonly segments: number;
}

export interface Recording {
  readonly paid: boolean;
  readonly shots: readonly Shot[];
}

const SHOT = /^([a-z-]+)\/(dawn|day|dusk|night):(\d+)x(\d+)$/;

/** 'tau/day:0x6 tau/dusk:2x6' as shots. */
export function readShots(text: string): Shot[] {
  return text.split(' ').map((part) => {
    const [, code, light, from, segments] = SHOT.exec(part) ?? [];
    if (!code) throw new Error(`'${part}' is not a shot such as 'tau/day:0x6'.`);
    return { code, light: light as Light, from: Number(from), segments: Number(segments) };
  });
}

/** What the camera simulator plays on demand, by its code. */
export const RECORDINGS: ReadonlyMap<string, Recording> = new Map(
  SHELVES.flatMap(({ type, videos }) =>
    videos.flatMap(({ title, shots }) =>
      shots === undefined
        ? []
        : [[codeOf(title), { paid: isPremium(type), shots: readShots(shots) }] as const],
    ),
  ),
);
