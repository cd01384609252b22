import { expect, it } from 'vitest';
import { lodgeFilmFacts } from './lodge-film-facts.ts';

it('names the lodge of a film before its day and its views, and none where it is not known', () => {
  const film = { created_ts: Date.UTC(2024, 2, 5, 12) / 1000, view_count: 12 } as Parameters<
    typeof lodgeFilmFacts
  >[0];
  expect(lodgeFilmFacts({ ...film, lodge: 'kwa-maritane-lodge' })).toBe(
    'Kwa Maritane Lodge · Mar 5, 2024 · 12 views',
  );
  expect(lodgeFilmFacts(film)).toBe('Mar 5, 2024 · 12 views');
});
