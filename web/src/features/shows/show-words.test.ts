import { plannedView, SUNRISE } from '@boma/domain/shows/shows.fixtures.ts';
import { expect, it } from 'vitest';
import { beginWords } from './show-words.ts';

it.each([
  ['here and at camp', 'Asia/Kathmandu', 'Today 09:45 · camp 06:00 · in 30 min'],
  ['once where both clocks show the same', 'Africa/Johannesburg', 'Today 06:00 · camp time · in 30 min'],
])('R9-088 says when a show begins, %s', (_, zone, words) => {
  expect(beginWords(plannedView, { now: SUNRISE - 30 * 60_000, zone })).toBe(words);
});

it('says of a show that is late that it may begin any moment', () => {
  const clock = { now: SUNRISE + 60_000, zone: 'UTC' };
  expect(beginWords(plannedView, clock)).toBe('Today 04:00 · camp 06:00 · any moment');
});
