import type { RANGERS } from '@boma/domain/pages/pages.constants.ts';
import type { RangersPage } from '@boma/domain/pages/pages.schema.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import { numberedFieldOf, numberedFields } from './numbered-fields.ts';
import { PROSE_HINT, shownField } from './prose-parts.ts';

const numbers = [1, 2] as const satisfies { readonly length: typeof RANGERS };
type Place = (typeof numbers)[number];
const parts = ['name', 'post', 'introduction', 'portrait', 'alt', 'face', 'life'] as const;
export type RangerField = `${(typeof parts)[number]}_${Place}`;
export type RangerValues = Readonly<Record<RangerField, string>>;
export const rangerFields: readonly RangerField[] = numberedFields(parts, numbers);

/** What the form shows of our people. */
export const rangerValues = ({ rangers }: RangersPage): RangerValues =>
  Object.fromEntries(
    numbers.flatMap((number) =>
      parts.map((part) => [`${part}_${number}`, rangers[number - 1]?.[part] ?? '']),
    ),
  ) as RangerValues;

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toRangersPage = (values: RangerValues) => ({
  kind: 'rangers' as const,
  rangers: numbers.map((number) => ({
    ...Object.fromEntries(parts.map((part) => [part, values[`${part}_${number}`].trim()])),
    // An upload answers its small picture.
    portrait: fullCover(values[`portrait_${number}`].trim()),
  })),
});

/** Where the schema's names differ from the form's. */
export const rangerFieldOf: Readonly<Record<string, RangerField>> = numberedFieldOf(
  'rangers',
  parts,
  numbers,
);

export const rangerGroups: readonly EditGroup<RangerField>[] = numbers.map((number) => ({
  title: `Ranger ${number}`,
  ...(number === 1 && { lead: 'Each has a page of their own. Its address stays.' }),
  fields: [
    { name: `name_${number}`, label: 'Name' },
    { name: `post_${number}`, label: 'What they do' },
    { name: `introduction_${number}`, label: 'In a sentence', kind: 'text' },
    {
      name: `life_${number}`,
      label: 'Their page',
      kind: 'text',
      hint: PROSE_HINT,
    },
    { name: `portrait_${number}`, label: 'Portrait', kind: 'picture' },
    { name: `face_${number}`, label: 'Face', kind: 'picture', hint: 'Its middle is shown, in a circle.' },
    shownField(`alt_${number}` as const, 'What the portrait shows'),
  ],
}));
