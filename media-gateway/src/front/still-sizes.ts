import { thumbnailSizes } from '@boma/domain/streams/streams.constants.ts';

const STILL_SIZES = Object.values(thumbnailSizes);
export type StillSize = (typeof STILL_SIZES)[number];

/** The one size of a members' camera that everyone may see. */
export const OPEN_SIZE: StillSize = thumbnailSizes.small;

export const isStillSize = (text: string | null): text is StillSize =>
  STILL_SIZES.some((size) => size === text);

export function dimensionsOf(size: StillSize): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
