import { expect, it } from 'vitest';
import { DEFAULT_PER_ROW, perRowOptions, widthFor } from './grid-columns.ts';

it('R9-023 R9-030 offers 1 to 4 per row and takes 3 by default', () => {
  expect(perRowOptions.map(({ perRow }) => perRow)).toEqual([1, 2, 3, 4]);
  expect(DEFAULT_PER_ROW).toBe(3);
});

it('R9-031 R9-032 asks for columns of 220 pixels beside their gaps', () => {
  expect(perRowOptions.map(({ perRow }) => widthFor(perRow))).toEqual([0, 460, 700, 940]);
});
