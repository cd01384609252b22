import { expect, it } from 'vitest';
import { DEFAULT_PER_ROW, fittingPerRow, perRowIn, perRowOptions, widthFor } from './columns.ts';

it('R9-023 R9-030 offers 1 to 4 per row and takes 3 by default', () => {
  expect(perRowOptions.map(({ perRow }) => perRow)).toEqual([1, 2, 3, 4]);
  expect(DEFAULT_PER_ROW).toBe(3);
});

it('R9-031 R9-032 asks for columns of 220 pixels beside their gaps', () => {
  expect(perRowOptions.map(({ perRow }) => widthFor(perRow))).toEqual([0, 460, 700, 940]);
});

it.each([
  [4, 329, 1440, 1],
  [4, 330, 1440, 1],
  [4, 459, 1440, 1],
  [4, 460, 1440, 2],
  [4, 700, 1440, 3],
  [4, 939, 1440, 3],
  [4, 940, 1440, 4],
  [2, 940, 1440, 2],
  [3, 751, 799, 2],
  [3, 500, 549, 1],
])('R9-031 R9-032 shows %i chosen in a list of %i pixels on a screen of %i as %i', (chosen, list, screen, shown) => {
  expect(perRowIn(chosen, { list, screen })).toBe(shown);
});

it.each([
  [940, 1440, [1, 2, 3, 4]],
  [939, 1440, [1, 2, 3]],
  [940, 799, [1, 2]],
  [459, 1440, [1]],
])('R9-023 R9-031 offers in a list of %i pixels on a screen of %i the numbers %j', (list, screen, offered) => {
  expect(fittingPerRow({ list, screen })).toEqual(offered);
});
