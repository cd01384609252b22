import type { FilmsPage } from '@boma/domain/pages/pages.schema.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { EditField, EditGroup } from '../../components/editing/edit-kind.ts';
import { FILM_HINT } from './prose-parts.ts';

const places = ['sample', 'premium'] as const;
type Place = (typeof places)[number];
const parts = ['title', 'text', 'address', 'poster'] as const;
export type FilmField = `${(typeof parts)[number]}_${Place}`;
export type FilmValues = Readonly<Record<FilmField, string>>;
export const filmFields: readonly FilmField[] = places.flatMap((place) =>
  parts.map((part): FilmField => `${part}_${place}`),
);

/** What the form shows of the films of home. */
export const filmValues = (films: FilmsPage): FilmValues =>
  Object.fromEntries(
    places.flatMap((place) => parts.map((part) => [`${part}_${place}`, films[place][part]])),
  ) as FilmValues;

const filmOf = (values: FilmValues, place: Place) => ({
  title: values[`title_${place}`].trim(),
  text: values[`text_${place}`].trim(),
  address: values[`address_${place}`].trim(),
  // An upload answers its small picture.
  poster: fullCover(values[`poster_${place}`].trim()),
});

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toFilmsPage = (values: FilmValues) => ({
  kind: 'films' as const,
  sample: filmOf(values, 'sample'),
  premium: filmOf(values, 'premium'),
});

/** Where the schema's names differ from the form's. */
export const filmFieldOf: Readonly<Record<string, FilmField>> = Object.fromEntries(
  places.flatMap((place) =>
    parts.map((part): [string, FilmField] => [`${place}.${part}`, `${part}_${place}`]),
  ),
);

const fieldsOf = (place: Place): EditField<FilmField>[] => [
  { name: `title_${place}`, label: 'Title' },
  { name: `text_${place}`, label: 'What it shows', kind: 'text' },
  { name: `address_${place}`, label: 'Address of the film', hint: FILM_HINT },
  { name: `poster_${place}`, label: 'Its still', kind: 'picture' },
];

export const filmGroups: readonly EditGroup<FilmField>[] = [
  {
    title: 'For guests and members',
    lead: 'It plays without sound on a first visit, in the lower part of home.',
    fields: fieldsOf('sample'),
  },
  {
    title: 'For signed-in viewers without a membership',
    lead: 'It stands in place of the first one, with a link to Premium.',
    fields: fieldsOf('premium'),
  },
];
