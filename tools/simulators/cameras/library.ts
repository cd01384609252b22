import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Rendition } from '../../../media-gateway/src/front/channel.ts';
import { isLight, type Light } from './light.ts';
import { FRAME_RATE, LOOP_SECONDS, RENDITIONS, SEGMENT_COUNT, SEGMENT_SECONDS, STILL_COUNT } from './loop.ts';

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url));

/** A camera in one light. */
export interface Take {
  code: string;
  light: Light;
}

const known = new Map<string, readonly Light[]>();

/** The lights that a camera was filmed in: its folders. Throws when media are missing. */
export function takesOf(code: string): readonly Light[] {
  const takes = known.get(code) ?? readdirSync(`${MEDIA}${code}`).filter(isLight);
  known.set(code, takes);
  return takes;
}

const segmentPath = ({ code, light }: Take, rendition: string, index: number) =>
  `${MEDIA}${code}/${light}/${rendition}/${index}.ts`;

const bitsPerSecond = (bytes: number, seconds: number) => Math.ceil((bytes * 8) / seconds);

/** The committed renditions of a take. Throws when media are missing. */
export function renditionsOf(take: Take): Rendition[] {
  return RENDITIONS.map((rendition) => {
    const bytes = Array.from(
      { length: SEGMENT_COUNT },
      (_, i) => statSync(segmentPath(take, rendition.name, i)).size,
    );
    const total = bytes.reduce((sum, n) => sum + n, 0);
    return {
      ...rendition,
      frameRate: FRAME_RATE,
      peak: bitsPerSecond(Math.max(...bytes), SEGMENT_SECONDS),
      average: bitsPerSecond(total, LOOP_SECONDS),
    };
  });
}

export const readSegment = (take: Take, rendition: string, index: number): Promise<Buffer> =>
  readFile(segmentPath(take, rendition, index));

/** Which still lies nearest to a moment of the loop (seconds). */
export const nearestStill = (seconds: number): number =>
  Math.round((seconds / LOOP_SECONDS) * STILL_COUNT) % STILL_COUNT;

export const readStill = ({ code, light }: Take, index: number): Promise<Buffer> =>
  readFile(`${MEDIA}${code}/${light}/still-${index}.webp`);
