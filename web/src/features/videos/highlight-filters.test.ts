import { expect, it } from 'vitest';
import { tickedIn, typesAsked, withTicked } from './highlight-filters.ts';

const ticked = (query: string) => tickedIn(new URLSearchParams(query));

it('R2-224 begins with all ticked, and takes no tick for all', () => {
  expect(ticked('')).toEqual(['highlight', 'insight', 'pick', 'rare']);
  expect(ticked('type=')).toEqual([]);
  expect(typesAsked([])).toEqual(['highlight', 'insight', 'pick', 'rare']);
  expect(typesAsked(['pick'])).toEqual(['pick']);
});

it('keeps the filters in the address, and ignores unknown ones', () => {
  expect(ticked('type=rare,pick,lodge,x')).toEqual(['pick', 'rare']);
  const search = new URLSearchParams('debug=1');
  expect(withTicked(search, ['pick', 'rare']).toString()).toBe('debug=1&type=pick%2Crare');
  expect(withTicked(search, []).toString()).toBe('debug=1&type=');
  expect(
    withTicked(new URLSearchParams('type=pick'), ['highlight', 'insight', 'pick', 'rare']).toString(),
  ).toBe('');
});
