import { describe, expect, it } from 'vitest';
import { columnsFor, DEFAULT_PER_ROW, perRowOptions } from './grid-columns.ts';

describe('columnsFor', () => {
  it.each([
    [990, 3, 3],
    [989, 3, 1],
    [660, 2, 2],
    [659, 2, 1],
    [1320, 4, 4],
    [1319, 4, 1],
    [200, 1, 1],
  ] as const)('R9-031 R9-032 a container %d wide with %d per row has %d columns', (width, perRow, columns) => {
    expect(columnsFor(width, perRow)).toBe(columns);
  });
});

it('R9-023 R9-030 offers 1 to 4 per row and takes 3 by default', () => {
  expect(perRowOptions.map(({ perRow }) => perRow)).toEqual([1, 2, 3, 4]);
  expect(DEFAULT_PER_ROW).toBe(3);
});
