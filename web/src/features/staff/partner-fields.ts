import { PARTNERS_MAX, type PartnerMark } from '@boma/domain/pages/pages.constants.ts';
import type { PartnersPage } from '@boma/domain/pages/pages.schema.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import { numberedFieldOf, numberedFields } from './numbered-fields.ts';

const numbers = [1, 2, 3, 4] as const satisfies { readonly length: typeof PARTNERS_MAX };
type Place = (typeof numbers)[number];
const parts = ['name', 'work', 'mark', 'logo'] as const;
export type PartnerField = `${(typeof parts)[number]}_${Place}`;
export type PartnerValues = Readonly<Record<PartnerField, string>>;
export const partnerFields: readonly PartnerField[] = numberedFields(parts, numbers);

const MARKS: Readonly<Record<PartnerMark, string>> = {
  tree: 'A tree',
  eagle: 'An eagle',
  lens: 'A lens',
  book: 'A book',
};
const marks = Object.entries(MARKS).map(([value, text]) => ({ value, text }));

/** What the form shows of the partners. */
export function partnerValues({ partners }: PartnersPage): PartnerValues {
  const all = numbers.flatMap((number): [PartnerField, string][] => {
    const partner = partners[number - 1];
    return [
      [`name_${number}`, partner?.name ?? ''],
      [`work_${number}`, partner?.work ?? ''],
      [`mark_${number}`, partner?.mark ?? 'tree'],
      [`logo_${number}`, partner?.logo ?? ''],
    ];
  });
  return Object.fromEntries(all) as PartnerValues;
}

/** How many partners the form names. Empty ones at its end are none; a gap is a problem, so that each keeps its place. */
const lastNamed = (values: PartnerValues): number =>
  numbers.findLast((number) => `${values[`name_${number}`]}${values[`work_${number}`]}`.trim() !== '') ?? 0;

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toPartnersPage = (values: PartnerValues) => ({
  kind: 'partners' as const,
  partners: numbers.slice(0, lastNamed(values)).map((number) => ({
    name: values[`name_${number}`].trim(),
    work: values[`work_${number}`].trim(),
    mark: values[`mark_${number}`],
    logo: values[`logo_${number}`].trim() || null,
  })),
});

/** Where the schema's names differ from the form's. */
export const partnerFieldOf: Readonly<Record<string, PartnerField>> = {
  partners: 'name_1',
  ...numberedFieldOf('partners', parts, numbers),
};

export const partnerGroups: readonly EditGroup<PartnerField>[] = numbers.map((number) => ({
  title: `Partner ${number}`,
  ...(number === 1 && {
    lead: `Up to ${PARTNERS_MAX}, without a gap. Those without a name and a sentence at the end are left out.`,
  }),
  fields: [
    { name: `name_${number}`, label: 'Name' },
    {
      name: `mark_${number}`,
      label: 'Drawing',
      kind: 'choice',
      options: marks,
      hint: 'It is shown where there is no logo.',
    },
    {
      name: `work_${number}`,
      label: 'What it does',
      kind: 'text',
      hint: 'It goes on after the name: ‘flies over the fences twice a week.’',
    },
    { name: `logo_${number}`, label: 'Logo', kind: 'picture', shape: 'logo', none: 'the drawing' },
  ],
}));
