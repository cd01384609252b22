/** How many cards can be in a row, and from which screen width in CSS pixels each choice is offered. */
export const perRowOptions = [
  { perRow: 1, from: 0 },
  { perRow: 2, from: 550 },
  { perRow: 3, from: 800 },
  { perRow: 4, from: 800 },
] as const;

export type PerRow = (typeof perRowOptions)[number]['perRow'];

/** Where a page names no other number. */
export const DEFAULT_PER_ROW: PerRow = 3;

/** No column of several is narrower, in CSS pixels. So a list narrower than 460, and one narrower than 330, has one. */
const MIN_COLUMN = 220;
/** CSS pixels between two columns. */
export const COLUMN_GAP = 20;

/** The narrowest list, in CSS pixels, that shows this many cards per row. */
export function widthFor(perRow: PerRow): number {
  return perRow === 1 ? 0 : MIN_COLUMN * perRow + COLUMN_GAP * (perRow - 1);
}

/** How many cards are in a row of a list and a screen of these widths in CSS pixels: `chosen`, or the most that fit. */
export function perRowIn(chosen: number, widths: { readonly list: number; readonly screen: number }): PerRow {
  const fits = perRowOptions.filter(
    ({ perRow, from }) => perRow <= chosen && from <= widths.screen && widthFor(perRow) <= widths.list,
  );
  return fits.at(-1)?.perRow ?? 1;
}

/** The numbers that fit a list and a screen of these widths in CSS pixels. */
export const fittingPerRow = (widths: Parameters<typeof perRowIn>[1]): PerRow[] =>
  perRowOptions.map(({ perRow }) => perRow).filter((perRow) => perRowIn(perRow, widths) === perRow);
