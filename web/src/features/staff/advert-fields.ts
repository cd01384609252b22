import type { ADVERTS } from '@boma/domain/pages/pages.constants.ts';
import type { AdvertsPage } from '@boma/domain/pages/pages.schema.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import { numberedFieldOf, numberedFields } from './numbered-fields.ts';

const numbers = [1, 2, 3, 4] as const satisfies { readonly length: typeof ADVERTS };
type Place = (typeof numbers)[number];
const parts = ['title', 'text', 'action', 'to', 'picture'] as const;
export type AdvertField = `${(typeof parts)[number]}_${Place}`;
export type AdvertValues = Readonly<Record<AdvertField, string>>;
export const advertFields: readonly AdvertField[] = numberedFields(parts, numbers);

/** What the form shows of our own adverts. */
export const advertValues = ({ adverts }: AdvertsPage): AdvertValues =>
  Object.fromEntries(
    numbers.flatMap((number) =>
      parts.map((part) => [`${part}_${number}`, adverts[number - 1]?.[part] ?? '']),
    ),
  ) as AdvertValues;

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toAdvertsPage = (values: AdvertValues) => ({
  kind: 'adverts' as const,
  adverts: numbers.map((number) =>
    Object.fromEntries(parts.map((part) => [part, values[`${part}_${number}`].trim()])),
  ),
});

/** Where the schema's names differ from the form's. */
export const advertFieldOf: Readonly<Record<string, AdvertField>> = numberedFieldOf(
  'adverts',
  parts,
  numbers,
);

export const advertGroups: readonly EditGroup<AdvertField>[] = numbers.map((number) => ({
  title: `Advert ${number}`,
  ...(number === 1 && {
    lead: 'They fill the places for adverts in turn where no network does. Small places show the title alone.',
  }),
  fields: [
    { name: `title_${number}`, label: 'Title' },
    { name: `action_${number}`, label: 'Words of the link' },
    { name: `text_${number}`, label: 'Text', kind: 'text' },
    {
      name: `to_${number}`,
      label: 'Where it leads',
      hint: 'A path of this site, such as /wildlife/schedule.',
    },
    { name: `picture_${number}`, label: 'Picture', kind: 'picture' },
  ],
}));
