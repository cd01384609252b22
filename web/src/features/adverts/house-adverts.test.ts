import { expect, it } from 'vitest';
import { houseAdvertOf as advertOf, defaultAdverts } from './house-adverts.ts';
import { OWN_AT_MOST } from './own-places.ts';

const houseAdvertOf = (place: number, turn: number) => advertOf(defaultAdverts, place, turn);

it.each([0, 1, 2, 3])('shows another advert in each place of a page, at turn %i', (turn) => {
  const shown = [0, 1, 2].map((place) => houseAdvertOf(place, turn).title);
  expect(OWN_AT_MOST).toBe(3);
  expect(new Set(shown).size).toBe(3);
});

it('shows another advert at each turn, and all of them in turn', () => {
  const shown = [0, 1, 2, 3].map((turn) => houseAdvertOf(1, turn).title);
  expect(new Set(shown).size).toBe(4);
  expect(houseAdvertOf(1, 4).title).toBe(shown[0]);
});
