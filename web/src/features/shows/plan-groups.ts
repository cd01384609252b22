import type { EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import { YOUTUBE_ADDRESS_MAX } from '../../lib/youtube-id.ts';
import { AT_YOUTUBE, type PlanField } from './plan-fields.ts';

/** The form of a show. One on the air keeps its kind and its time, and must be seen somewhere. */
export function planGroups(
  { types, cameras }: { readonly types: readonly Choice[]; readonly cameras: readonly Choice[] },
  { onAir }: { readonly onAir: boolean },
): readonly EditGroup<PlanField>[] {
  const places = [...cameras, { value: AT_YOUTUBE, text: 'A video at YouTube' }];
  const later = { value: '', text: 'Decide later' };
  return [
    {
      fields: [
        ...(onAir ? [] : [{ name: 'type', label: 'Kind of show', kind: 'choice', options: types } as const]),
        { name: 'title', label: 'Title' },
        { name: 'sub_title', label: 'What it is about' },
        ...(onAir ? [] : [{ name: 'when', label: 'Begins', hint: 'In camp time.', kind: 'moment' } as const]),
        { name: 'minutes', label: 'Minutes', kind: 'number' },
        {
          name: 'where',
          label: 'Where it is seen',
          kind: 'choice',
          options: onAir ? places : [later, ...places],
        },
        {
          name: 'youtube_id',
          label: 'Video at YouTube',
          hint: 'Only for YouTube: its address or its id.',
          maxLength: YOUTUBE_ADDRESS_MAX,
        },
      ],
    },
  ];
}
