import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LOOP_SECONDS, RENDITIONS, SEGMENT_COUNT, STILL_COUNT } from './loop.ts';
import type { Variant } from './playlist.ts';

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url));

export const segmentPath = (code: string, rendition: string, index: number) =>
  `${MEDIA}${code}/${rendition}/${index}.ts`;

/** The committed renditions of a camera with the size of each segment. Throws when media are missing. */
export function variantsOf(code: string): Variant[] {
  return RENDITIONS.map((rendition) => ({
    rendition,
    bytes: Array.from(
      { length: SEGMENT_COUNT },
      (_, i) => statSync(segmentPath(code, rendition.name, i)).size,
    ),
  }));
}

export const readSegment = (code: string, rendition: string, index: number): Promise<Buffer> =>
  readFile(segmentPath(code, rendition, index));

/** Which still lies nearest to a moment of the loop (seconds). */
export const nearestStill = (seconds: number): number =>
  Math.round((seconds / LOOP_SECONDS) * STILL_COUNT) % STILL_COUNT;

export const readStill = (code: string, index: number): Promise<Buffer> =>
  readFile(`${MEDIA}${code}/still-${index}.webp`);
