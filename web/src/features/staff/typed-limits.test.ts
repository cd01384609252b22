import { saveModuleInput } from '@boma/domain/course/course.schema.ts';
import { animalInput, pageInput } from '@boma/domain/pages/pages.schema.ts';
import { expect, it } from 'vitest';
import { limitOf } from '../../components/form/form-schema.ts';
import { aboutFieldOf } from './about-fields.ts';
import { advertFieldOf } from './advert-fields.ts';
import { filmFieldOf } from './film-fields.ts';
import { legalFieldOf } from './legal-fields.ts';
import { moduleFieldOf } from './module-fields.ts';
import { partnerFieldOf } from './partner-fields.ts';
import { promoFieldOf } from './promo-fields.ts';
import { rangerFieldOf } from './ranger-fields.ts';

it.each([
  [
    'About',
    pageInput,
    aboutFieldOf,
    { lead: 200, alt: 160, story: 6000, film_title: 60, cause: 800, partners: 800 },
  ],
  ['the cause', pageInput, {}, { lead: 200, work: 6000, helping: 6000, alt: 160 }],
  ['the partners', pageInput, partnerFieldOf, { name_1: 40, work_4: 200 }],
  [
    'the promotions',
    pageInput,
    promoFieldOf,
    { title_1: 60, text_3: 140, title_course: 60, alt_course: 160 },
  ],
  ['the films', pageInput, filmFieldOf, { title_sample: 60, text_premium: 140 }],
  ['our adverts', pageInput, advertFieldOf, { title_1: 60, text_2: 140, action_4: 30 }],
  [
    'our rangers',
    pageInput,
    rangerFieldOf,
    { name_1: 40, post_2: 60, introduction_2: 200, life_1: 6000, alt_1: 160 },
  ],
  ['the terms', pageInput, legalFieldOf('terms'), { lead: 200, refund: 4000 }],
  ['the privacy policy', pageInput, legalFieldOf('privacy'), { lead: 200, leaving: 4000 }],
  ['an animal', animalInput, {}, { name: 40, plural: 40, scientific: 60 }],
  ['a module', saveModuleInput, moduleFieldOf, { title: 80, question_1: 160, because_3: 300 }],
] as const)('the schema of %s says how much can be typed into each field', (_what, schema, fieldOf, limits) => {
  const found = Object.keys(limits).map((field) => [field, limitOf(schema, field, { fieldOf })]);
  expect(Object.fromEntries(found)).toEqual(limits);
});
