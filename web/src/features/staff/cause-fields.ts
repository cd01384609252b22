import type { CausePage } from '@boma/domain/pages/pages.schema.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import { PROSE_HINT, shownField } from './prose-parts.ts';

export const causeFields = ['lead', 'picture', 'alt', 'work', 'helping'] as const;
export type CauseField = (typeof causeFields)[number];
export type CauseValues = Readonly<Record<CauseField, string>>;

/** What the form shows of the page of the cause. */
export const causeValues = (page: CausePage): CauseValues =>
  Object.fromEntries(causeFields.map((name) => [name, page[name]])) as CauseValues;

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toCausePage = (values: CauseValues) => ({
  kind: 'cause' as const,
  ...Object.fromEntries(causeFields.map((name) => [name, values[name].trim()])),
  // An upload answers its small picture.
  picture: fullCover(values.picture.trim()),
});

export const causeGroups: readonly EditGroup<CauseField>[] = [
  {
    title: 'What we stand up for',
    lead: 'A paragraph may name a pangolin or a rhino, but never beside a camera, a place or coordinates.',
    fields: [
      { name: 'lead', label: 'In a sentence', kind: 'text' },
      { name: 'work', label: 'What we do', kind: 'text', hint: PROSE_HINT },
      {
        name: 'helping',
        label: 'How watching helps',
        kind: 'text',
        hint: 'It follows the partners.',
      },
      { name: 'picture', label: 'Picture', kind: 'picture' },
      shownField('alt', 'What the picture shows'),
    ],
  },
];
