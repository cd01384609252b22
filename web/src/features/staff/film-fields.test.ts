import { defaultFilms } from '@boma/domain/pages/default-films.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { type FilmValues, filmFieldOf, filmFields, filmValues, toFilmsPage } from './film-fields.ts';

const begin = filmValues(defaultFilms);
const problemsOf = (change: Partial<FilmValues>) =>
  schemaProblems(pageInput, toFilmsPage({ ...begin, ...change }), {
    fields: filmFields,
    fieldOf: filmFieldOf,
  });

it('keeps all that the form shows of the films of home', () => {
  expect(begin).toMatchObject({
    title_sample: 'Half a minute at the water',
    address_premium: '/films/intro-premium.mp4',
  });
  expect(Object.keys(begin).toSorted()).toEqual(filmFields.toSorted());
  expect(toFilmsPage(begin)).toEqual(defaultFilms);
  // An upload answers its small picture.
  expect(toFilmsPage({ ...begin, poster_sample: '/uploaded/dusk-sm.jpg' }).sample.poster).toBe(
    '/uploaded/dusk.jpg',
  );
});

it('shows each problem at its field', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ title_premium: ' ', text_sample: '' })).toEqual({
    title_premium: 'Give it a title.',
    text_sample: 'Say it in a sentence.',
  });
  expect(problemsOf({ address_sample: 'dam.mp4', poster_premium: '' })).toEqual({
    address_sample: 'A film is a path that begins with a slash, or an https address.',
    poster_premium: 'A picture is a path that begins with a slash, or an https address.',
  });
});
