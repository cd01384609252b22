/** How many cameras may stand in one row, and from which screen width in CSS pixels each choice is offered. */
export const perRowOptions = [
  { perRow: 1, from: 0 },
  { perRow: 2, from: 550 },
  { perRow: 3, from: 800 },
  { perRow: 4, from: 800 },
] as const;

export type PerRow = (typeof perRowOptions)[number]['perRow'];

export const DEFAULT_PER_ROW: PerRow = 3;

/** A preview narrower than this many CSS pixels is too small to enjoy. */
export const MIN_SLOT = 330;

/** The width a grid needs to stand `perRow` cameras side by side; gaps do not count. */
export const widthFor = (perRow: PerRow) => MIN_SLOT * perRow;
