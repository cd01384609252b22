import { type AdvertKind, COMMUNITY_ADVERT_HEIGHT } from './adverts.constants.ts';
import { advertSizes, isBetweenRows } from './placement.policy.ts';

// Apart from the places of other pages, which the list of cameras loads.

/** A full-view break before this item: at every multiple of the page size, but not before the first item. */
export const isPageBreak = (index: number, pageSize: number): boolean => index > 0 && index % pageSize === 0;

/** What stands before this item of a list. Where a page ends, only its break does. */
export function advertBefore(
  index: number,
  list: { readonly perRow: number; readonly pageSize: number },
): AdvertKind | undefined {
  if (isPageBreak(index, list.pageSize)) return 'fullview';
  return isBetweenRows(index, list.perRow, 'highlights') ? 'interlaced' : undefined;
}

/**
 * What stands above the row that begins with this item. An advert never splits a row: what belongs before an item in its middle
 * stands above the next one, and a break goes first.
 */
export function advertAboveRow(
  first: number,
  list: { readonly perRow: number; readonly pageSize: number },
): AdvertKind | undefined {
  const kinds = Array.from({ length: Math.min(first, list.perRow) }, (_, back) =>
    advertBefore(first - back, list),
  );
  return kinds.find((kind) => kind === 'fullview') ?? kinds.find((kind) => kind !== undefined);
}

/** How many adverts stand among community photos of this height in CSS pixels. */
export const communityAdvertCount = (height: number): number => Math.floor(height / COMMUNITY_ADVERT_HEIGHT);

/** The line above each advert, in CSS pixels. */
export const ADVERT_LABEL_HEIGHT = 20;

/** The height to keep free for an advert in a place of this width, with the line above it, in CSS pixels. */
export const advertRoom = (kind: AdvertKind, placeWidth: number): number =>
  ADVERT_LABEL_HEIGHT + Math.max(0, ...advertSizes(kind, placeWidth).map(([, height]) => height));
