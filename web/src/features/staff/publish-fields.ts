import type { Publish } from '@boma/domain/publish.schema.ts';
import type { EditField, EditGroup, EditRow } from '../../components/editing/edit-kind.ts';
import { momentWords } from '../../lib/moments.ts';
import { fromCampField, toCampField } from '../shows/plan-fields.ts';

type PublishField = 'publish' | 'publish_at';
type PublishValues = Readonly<Record<PublishField, string>>;

/** What the form shows of it. */
export const publishValues = (publish: Publish): PublishValues => ({
  publish: publish.kind,
  publish_at: publish.kind === 'later' ? toCampField(publish.at / 1000) : '',
});

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toPublish = ({ publish, publish_at }: PublishValues) =>
  publish === 'later' ? { kind: 'later', at: fromCampField(publish_at) * 1000 } : { kind: publish };

/** A mark at what viewers do not see. Undefined if they see it. */
export function publishBadge(publish: Publish): EditRow['badge'] {
  if (publish.kind === 'now') return undefined;
  const text = publish.kind === 'draft' ? 'Draft' : `From ${momentWords(publish.at)}`;
  return { text, tone: 'muted' };
}

/** The choice of when. `label`: what happens then. */
export const publishFields = (label: string): readonly EditField<PublishField>[] => [
  {
    name: 'publish',
    label,
    kind: 'choice',
    follows: { field: 'publish_at', value: (at) => (at === '' ? 'draft' : 'later') },
    options: [
      { value: 'now', text: 'Now' },
      { value: 'later', text: 'At the time below' },
      { value: 'draft', text: 'Not yet: it is a draft' },
    ],
  },
  { name: 'publish_at', label: 'At', kind: 'moment', hint: 'In camp time.' },
];

export const publishGroup: EditGroup<PublishField> = {
  title: 'When viewers see it',
  fields: publishFields('Publish'),
};
