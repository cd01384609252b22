import {
  ADVERT_SIZES,
  ADVERT_WIDTHS,
  type AdvertKind,
  type AdvertSize,
  type AdvertWidth,
  COMMUNITY_ADVERT_HEIGHT,
  STREAM_ADVERTS_FROM,
} from './adverts.constants.ts';

/** A full-view break before this item: at every multiple of the page size, but not before the first item. */
export const isPageBreak = (index: number, pageSize: number): boolean => index > 0 && index % pageSize === 0;

/** An advert before this item: after every second row, and in the list of cameras after every row. Never before index 2. */
export function isBetweenRows(index: number, perRow: number, list: 'cameras' | 'highlights'): boolean {
  return index > 1 && index % (list === 'cameras' ? perRow : 2 * perRow) === 0;
}

/** What stands before this item of a list. Where a page ends, only its break does. */
export function advertBefore(
  index: number,
  list: { readonly perRow: number; readonly pageSize: number },
): AdvertKind | undefined {
  if (isPageBreak(index, list.pageSize)) return 'fullview';
  return isBetweenRows(index, list.perRow, 'highlights') ? 'interlaced' : undefined;
}

/**
 * What stands above the row that begins with this item. A row is never torn: what belongs before an item in its middle
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

/** How many adverts the page of a camera has in a window of this width in CSS pixels. */
export const streamAdvertCount = (windowWidth: number): number =>
  STREAM_ADVERTS_FROM.filter((from) => windowWidth >= from).length;

/** How many adverts stand among community photos of this height in CSS pixels. */
export const communityAdvertCount = (height: number): number => Math.floor(height / COMMUNITY_ADVERT_HEIGHT);

/** The width of the advert in a place of this width; undefined where none fits. */
export const advertWidth = (placeWidth: number): AdvertWidth | undefined =>
  ADVERT_WIDTHS.find((width) => width <= placeWidth);

/** The tallest advert of a list, in CSS pixels. Only a full-view break may be taller. */
const STRIP_HEIGHT = 100;

/** The line above each advert, in CSS pixels. */
export const ADVERT_LABEL_HEIGHT = 20;

/** The height to keep free for an advert in a place of this width, with the line above it, in CSS pixels. */
export const advertRoom = (kind: AdvertKind, placeWidth: number): number =>
  ADVERT_LABEL_HEIGHT + Math.max(0, ...advertSizes(kind, placeWidth).map(([, height]) => height));

/** The sizes that an advert may have in a place of this width, largest first. Empty where none fits. */
export function advertSizes(kind: AdvertKind, placeWidth: number): readonly AdvertSize[] {
  const wanted = advertWidth(placeWidth);
  const sizes = ADVERT_SIZES.filter(([width]) => width === wanted);
  const strips = sizes.filter(([, height]) => height <= STRIP_HEIGHT);
  return kind === 'interlaced' && strips.length > 0 ? strips : sizes;
}
