import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import {
  type PartnerValues,
  partnerFieldOf,
  partnerFields,
  partnerValues,
  toPartnersPage,
} from './partner-fields.ts';

const begin = partnerValues(defaultPartners);
const problemsOf = (change: Partial<PartnerValues>) =>
  schemaProblems(pageInput, toPartnersPage({ ...begin, ...change }), {
    fields: partnerFields,
    fieldOf: partnerFieldOf,
  });

it('keeps all that the form shows of the partners', () => {
  expect(begin).toMatchObject({ name_2: 'Bateleur Air', mark_2: 'eagle', logo_2: '' });
  expect(toPartnersPage(begin)).toEqual(defaultPartners);
  const page = toPartnersPage({ ...begin, logo_1: ' /uploaded/a.png ' });
  expect(page.partners[0]?.logo).toBe('/uploaded/a.png');
});

it('leaves out partners at the end without a name and a sentence, and calls a gap a problem', () => {
  const page = toPartnersPage({ ...begin, name_4: '', work_4: ' ' });
  expect(page.partners.map(({ name }) => name)).toEqual(['Marula Trust', 'Bateleur Air', 'Kopje Optics']);
  expect(problemsOf({ name_2: '', work_2: '' })).toEqual({
    name_2: 'Give the partner a name.',
    work_2: 'Say what this partner does, as the end of a sentence that begins with the name.',
  });
});

it('shows each problem at its field', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ name_2: '' })).toEqual({ name_2: 'Give the partner a name.' });
  expect(problemsOf({ logo_3: 'logo.png' })).toEqual({
    logo_3: 'A logo is a path that begins with a slash, or an https address.',
  });
  expect(problemsOf({ name_4: 'Marula Trust' })).toEqual({ name_4: 'Two partners have this name.' });
  const none = Object.fromEntries(partnerFields.map((field) => [field, '']));
  expect(problemsOf(none)).toEqual({ name_1: 'Name at least one partner, and 4 at most.' });
});
