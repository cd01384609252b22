/** The median of an odd number of values: one measurement under load says little. @throws Error if there are none. */
export function medianOf(values: readonly number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (median === undefined) throw new Error('A median needs at least one value.');
  return median;
}
