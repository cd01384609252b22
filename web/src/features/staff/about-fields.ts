import type { AboutPage } from '@boma/domain/pages/pages.schema.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import { FILM_HINT, PROSE_HINT, shownField } from './prose-parts.ts';

const parts = [
  'premium',
  'community',
  'cause',
  'partners',
] as const satisfies readonly (keyof AboutPage['parts'])[];
export const aboutFields = [
  'lead',
  'picture',
  'alt',
  'story',
  'film_title',
  'film',
  'poster',
  'film_label',
  ...parts,
] as const;
export type AboutField = (typeof aboutFields)[number];
export type AboutValues = Readonly<Record<AboutField, string>>;

/** What the form shows of About. */
export const aboutValues = ({ lead, picture, alt, story, film, parts: said }: AboutPage): AboutValues => ({
  lead,
  picture,
  alt,
  story,
  film_title: film.title,
  film: film.address,
  poster: film.poster,
  film_label: film.label,
  ...said,
});

/** What staff typed, as the server takes it. It may be wrong: the schema says where. An upload answers its small picture. */
export const toAboutPage = (values: AboutValues) => ({
  kind: 'about' as const,
  lead: values.lead.trim(),
  picture: fullCover(values.picture.trim()),
  alt: values.alt.trim(),
  story: values.story.trim(),
  film: {
    title: values.film_title.trim(),
    address: values.film.trim(),
    poster: fullCover(values.poster.trim()),
    label: values.film_label.trim(),
  },
  parts: Object.fromEntries(parts.map((part) => [part, values[part].trim()])),
});

/** Where the schema's names differ from the form's. */
export const aboutFieldOf: Readonly<Record<string, AboutField>> = {
  'film.title': 'film_title',
  'film.address': 'film',
  'film.poster': 'poster',
  'film.label': 'film_label',
  ...Object.fromEntries(parts.map((part) => [`parts.${part}`, part] as const)),
};

export const aboutGroups: readonly EditGroup<AboutField>[] = [
  {
    title: 'Who we are',
    fields: [
      { name: 'lead', label: 'In a sentence', kind: 'text' },
      { name: 'story', label: 'Our story', kind: 'text', hint: PROSE_HINT },
      { name: 'picture', label: 'Picture', kind: 'picture' },
      shownField('alt', 'What the picture shows'),
    ],
  },
  {
    title: 'The film',
    fields: [
      { name: 'film_title', label: 'Heading above it' },
      {
        name: 'film',
        label: 'Address of the film',
        hint: FILM_HINT,
      },
      { name: 'poster', label: 'Its still', kind: 'picture' },
      shownField('film_label', 'What it shows'),
    ],
  },
  {
    title: 'What leads on',
    lead: 'Each part has its heading and its button from the site.',
    fields: [
      { name: 'premium', label: 'What Premium is for', kind: 'text' },
      { name: 'community', label: 'Free to watch, free to talk', kind: 'text' },
      { name: 'cause', label: 'The cause', kind: 'text' },
      { name: 'partners', label: 'Our partners', kind: 'text' },
    ],
  },
];
