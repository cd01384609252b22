/** Counts above this are rounded to two significant digits. */
const EXACT_UP_TO = 99;

/**
 * A number of viewers as the site publishes it: exact up to 99, then rounded to two significant digits (1,234 → 1,200). So
 * it is at most 5 % off, and a crowd that grows by a few changes no document.
 */
export function publicCount(count: number): number {
  if (count <= EXACT_UP_TO) return count;
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return Math.round(count / step) * step;
}
