import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { defaultAdverts } from '../adverts/house-adverts.ts';
import {
  type AdvertValues,
  advertFieldOf,
  advertFields,
  advertValues,
  toAdvertsPage,
} from './advert-fields.ts';

const begin = advertValues(defaultAdverts);
const problemsOf = (change: Partial<AdvertValues>) =>
  schemaProblems(pageInput, toAdvertsPage({ ...begin, ...change }), {
    fields: advertFields,
    fieldOf: advertFieldOf,
  });

it('keeps all that the form shows of our own adverts', () => {
  expect(begin).toMatchObject({ action_4: 'Meet Pieter', picture_1: '/pictures/camp-640.webp' });
  expect(toAdvertsPage(begin)).toEqual(defaultAdverts);
});

it.each([
  ['title_1', ' ', 'Give it a title.'],
  ['action_2', '', 'Say where it leads, such as See Premium.'],
  [
    'to_3',
    'https://elsewhere.example/',
    'Where it leads is a path of this site that begins with a slash, such as /wildlife/schedule.',
  ],
  ['picture_4', 'camp', 'A picture is a path that begins with a slash, or an https address.'],
])('shows a problem of %s there', (field, value, sentence) => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ [field]: value })).toEqual({ [field]: sentence });
});
