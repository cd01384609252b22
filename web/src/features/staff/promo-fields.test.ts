import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { type PromoValues, promoFieldOf, promoFields, promoValues, toPromosPage } from './promo-fields.ts';

const begin = promoValues(defaultPromos);
const problemsOf = (change: Partial<PromoValues>) =>
  schemaProblems(pageInput, toPromosPage({ ...begin, ...change }), {
    fields: promoFields,
    fieldOf: promoFieldOf,
  });

it('keeps all that the form shows of the promotions', () => {
  expect(begin).toMatchObject({ title_2: 'An island full of nests', tall_course: '/promos/course-tall.jpg' });
  expect(Object.keys(begin).toSorted()).toEqual(promoFields.toSorted());
  expect(toPromosPage(begin)).toEqual(defaultPromos);
});

it('shows each problem at its field', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ title_3: ' ' })).toEqual({ title_3: 'Give it a title.' });
  expect(problemsOf({ text_course: '' })).toEqual({ text_course: 'Say it in a sentence.' });
  expect(problemsOf({ alt_course: '' })).toEqual({
    alt_course: 'Say what the picture shows, for those who do not see it.',
  });
  expect(problemsOf({ wide_1: 'den.jpg', tall_course: '' })).toEqual({
    wide_1: 'A picture is a path that begins with a slash, or an https address.',
    tall_course: 'A picture is a path that begins with a slash, or an https address.',
  });
});
