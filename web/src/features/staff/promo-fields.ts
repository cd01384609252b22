import type { SLIDES } from '@boma/domain/pages/pages.constants.ts';
import type { Promo, PromosPage } from '@boma/domain/pages/pages.schema.ts';
import type { EditField, EditGroup } from '../../components/editing/edit-kind.ts';
import { numberedFieldOf, numberedFields } from './numbered-fields.ts';

const numbers = [1, 2, 3] as const satisfies { readonly length: typeof SLIDES };
const places = [...numbers, 'course'] as const;
type Place = (typeof places)[number];
const parts = ['title', 'text', 'wide', 'tall'] as const;
export type PromoField = `${(typeof parts)[number]}_${Place}` | 'alt_course';
export type PromoValues = Readonly<Record<PromoField, string>>;
export const promoFields: readonly PromoField[] = [...numberedFields(parts, places), 'alt_course'];

/** What the form shows of the promotions of home. */
export function promoValues({ slides, course }: PromosPage): PromoValues {
  const promoAt = (place: Place): Promo | undefined => (place === 'course' ? course : slides[place - 1]);
  const all = places.flatMap((place) =>
    parts.map((part): [string, string] => [`${part}_${place}`, promoAt(place)?.[part] ?? '']),
  );
  return { ...(Object.fromEntries(all) as PromoValues), alt_course: course.alt };
}

const promoOf = (values: PromoValues, place: Place) => ({
  title: values[`title_${place}`].trim(),
  text: values[`text_${place}`].trim(),
  wide: values[`wide_${place}`].trim(),
  tall: values[`tall_${place}`].trim(),
});

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toPromosPage = (values: PromoValues) => ({
  kind: 'promos' as const,
  slides: numbers.map((number) => promoOf(values, number)),
  course: { ...promoOf(values, 'course'), alt: values.alt_course.trim() },
});

/** Where the schema's names differ from the form's. */
export const promoFieldOf: Readonly<Record<string, PromoField>> = {
  ...numberedFieldOf('slides', parts, numbers),
  ...Object.fromEntries(parts.map((part) => [`course.${part}`, `${part}_course`] as const)),
  'course.alt': 'alt_course',
};

const fieldsOf = (place: Place): EditField<PromoField>[] => [
  { name: `title_${place}`, label: 'Title' },
  { name: `text_${place}`, label: 'Text', kind: 'text' },
  {
    name: `wide_${place}`,
    label: 'Picture on wide screens',
    kind: 'picture',
    hint: 'Its middle is shown, three times as wide as high. Upload one, or type a path from / on or an https address.',
  },
  {
    name: `tall_${place}`,
    label: 'Picture on narrow screens',
    kind: 'picture',
    hint: 'Its middle is shown, a little higher than wide. Upload one, or type a path from / on or an https address.',
  },
];

export const promoGroups: readonly EditGroup<PromoField>[] = [
  ...numbers.map((number) => ({
    title: `Slide ${number}`,
    ...(number === 1 && { lead: 'The three slides in the lower part of home lead to Premium.' }),
    fields: fieldsOf(number),
  })),
  {
    title: 'Banner of the course',
    lead: 'At the end of home and of the list of cameras. It leads to the junior ranger course.',
    fields: [
      ...fieldsOf('course'),
      {
        name: 'alt_course',
        label: 'What its picture shows',
        kind: 'text',
        hint: 'For those who do not see it.',
      },
    ],
  },
];
