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
  const film = (name: string) => ({
    title: `The ${name}`,
    text: `A ${name} drinks.`,
    address: `/films/${name}.mp4`,
    poster: `/uploaded/${name}.jpg`,
  });
  const films = () => ({ kind: 'films' as const, sample: film('giraffe'), premium: film('leopard') });
  expect(filmValues(films())).toEqual({
    title_sample: 'The giraffe',
    text_sample: 'A giraffe drinks.',
    address_sample: '/films/giraffe.mp4',
    poster_sample: '/uploaded/giraffe.jpg',
    title_premium: 'The leopard',
    text_premium: 'A leopard drinks.',
    address_premium: '/films/leopard.mp4',
    poster_premium: '/uploaded/leopard.jpg',
  });
  expect(filmFields.toSorted()).toEqual(Object.keys(filmValues(films())).toSorted());
  expect(toFilmsPage(filmValues(films()))).toEqual(films());
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
