import {
  ADVERT_SIZES,
  ADVERT_WIDTHS,
  type AdvertKind,
  type AdvertSize,
  type AdvertWidth,
  STREAM_ADVERTS_FROM,
} from './adverts.constants.ts';

/** An advert before this item: after every second row, and in the list of cameras after every row. Never before index 2. */
export function isBetweenRows(index: number, perRow: number, list: 'cameras' | 'highlights'): boolean {
  return index > 1 && index % (list === 'cameras' ? perRow : 2 * perRow) === 0;
}

/** How many adverts the page of a camera has in a window of this width in CSS pixels. */
export const streamAdvertCount = (windowWidth: number): number =>
  STREAM_ADVERTS_FROM.filter((from) => windowWidth >= from).length;

/** The width of the advert in a place of this width; undefined where none fits. */
export const advertWidth = (placeWidth: number): AdvertWidth | undefined =>
  ADVERT_WIDTHS.find((width) => width <= placeWidth);

/** The tallest advert of a list, in CSS pixels. Only a full-view break may be taller. */
const STRIP_HEIGHT = 100;

/** The sizes that an advert may have in a place of this width, largest first. Empty where none fits. */
export function advertSizes(kind: AdvertKind, placeWidth: number): readonly AdvertSize[] {
  const wanted = advertWidth(placeWidth);
  const sizes = ADVERT_SIZES.filter(([width]) => width === wanted);
  const strips = sizes.filter(([, height]) => height <= STRIP_HEIGHT);
  return kind === 'interlaced' && strips.length > 0 ? strips : sizes;
}
