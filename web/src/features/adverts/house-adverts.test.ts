import { expect, it } from 'vitest';
import { houseAdvertOf } from './house-adverts.ts';

const titles = (places: readonly number[], turn = 0) =>
  places.map((place) => houseAdvertOf(`interlaced-${place}`, turn).title);

it.each([
  [[3, 6, 9, 12]],
  [[4, 8, 12]],
  [[2, 4, 6, 8]],
])('shows another advert in each of the places %j', (places) => {
  expect(new Set(titles(places)).size).toBe(places.length);
});

it('shows another advert at each turn, and all of them in turn', () => {
  const shown = [0, 1, 2, 3].map((turn) => houseAdvertOf('fullview-1', turn).title);
  expect(new Set(shown).size).toBe(4);
  expect(houseAdvertOf('fullview-1', 4).title).toBe(shown[0]);
});
