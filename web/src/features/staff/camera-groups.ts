import { capital } from '@boma/domain/capital.ts';
import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import {
  habitats,
  likelihoods,
  SPECIES_MAX,
  SPECIES_NAME_MAX,
} from '@boma/domain/streams/place.constants.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import { YOUTUBE_ADDRESS_MAX } from '../../lib/youtube-id.ts';
import { type CameraField, PARTNER } from './camera-fields.ts';
import { publishGroup } from './publish-fields.ts';

const first: EditGroup<CameraField> = {
  title: 'What viewers see first',
  fields: [
    { name: 'name', label: 'Name' },
    {
      name: 'slug',
      label: 'Address',
      hint: 'Small letters, digits and hyphens, such as tau-dam.',
      fixed: true,
    },
    {
      name: 'status_update',
      label: 'Status',
      kind: 'text',
      hint: 'What is new there today.',
    },
    {
      name: 'maintenance',
      label: 'In maintenance',
      kind: 'switch',
      hint: 'Viewers read that rangers work on it. No outage begins meanwhile.',
    },
  ],
};

const source: EditGroup<CameraField> = {
  title: 'Picture and sound',
  lead: 'A camera comes from our media server or a partner’s, or it is an open stream at YouTube.',
  fields: [
    {
      name: 'source_kind',
      label: 'Source',
      kind: 'choice',
      options: [
        { value: 'hls', text: 'Our media server' },
        { value: PARTNER, text: 'A partner’s server' },
        { value: 'youtube', text: 'YouTube' },
      ],
    },
    {
      name: 'code',
      label: 'Code at the media server',
      hint: 'A camera from YouTube or a partner needs a code too. Choose one that is free.',
    },
    {
      name: 'address',
      label: 'Address at the partner',
      hint: 'Only for a partner: the https address of an open HLS playlist. Such a camera has no stills, no snapshots, no day, no number of viewers and no members.',
    },
    {
      name: 'youtube_id',
      label: 'Video at YouTube',
      hint: 'Only for YouTube: its address or its id.',
      maxLength: YOUTUBE_ADDRESS_MAX,
    },
    {
      name: 'subscriber_only',
      label: 'For members only',
      kind: 'switch',
      hint: 'Not for YouTube, whose terms forbid it, and not for a partner, whose server asks nobody for a ticket.',
    },
    {
      name: 'cover',
      label: 'Cover',
      kind: 'picture',
      none: 'its newest still',
      hint: 'Empty: its newest still, where our media server makes one.',
    },
    { name: 'chat', label: 'Chat', hint: `${GENERAL_CHAT}, or a separate chat such as chat-tau.` },
  ],
};

const place = (lodges: readonly Choice[]): EditGroup<CameraField> => ({
  title: 'The place',
  lead: 'Leave all of it empty if it is not to be known. Coordinates are rounded to 0.1°, about 11 kilometres.',
  fields: [
    { name: 'place_name', label: 'Reserve' },
    { name: 'country', label: 'Country' },
    {
      name: 'habitat',
      label: 'Habitat',
      kind: 'choice',
      options: [
        { value: '', text: 'Not said' },
        ...habitats.map((value) => ({ value, text: capital(value) })),
      ],
    },
    {
      name: 'lodge_id',
      label: 'Lodge',
      kind: 'choice',
      options: [{ value: '', text: 'No lodge' }, ...lodges],
    },
    { name: 'latitude', label: 'Latitude', kind: 'number', hint: 'South is negative: -24.3' },
    { name: 'longitude', label: 'Longitude', kind: 'number', hint: 'East is positive: 31.1' },
    {
      name: 'protected_den',
      label: 'Den of a protected species',
      kind: 'switch',
      hint: 'Its coordinates are never shown.',
    },
  ],
});

/** Of as many lines as a camera has animals, with the longest names. */
const SPECIES_LINES_MAX = SPECIES_MAX * (SPECIES_NAME_MAX + ', sometimes\n'.length);

const knowledge: EditGroup<CameraField> = {
  title: 'What there is to know',
  fields: [
    {
      name: 'species',
      label: 'Animals',
      kind: 'text',
      maxLength: SPECIES_LINES_MAX,
      hint: `One on each line, the likeliest first: 'lion, often'. Words: ${likelihoods.join(', ')}.`,
    },
    { name: 'about', label: 'About the place', kind: 'text' },
    { name: 'ranger', label: 'Ranger' },
    { name: 'since', label: 'On the air since', kind: 'date' },
  ],
};

/** The form of a camera. `lodges`: those it can belong to. */
export const cameraGroups = (lodges: readonly Choice[]): readonly EditGroup<CameraField>[] => [
  first,
  source,
  place(lodges),
  knowledge,
  { ...publishGroup, lead: 'Only staff see a draft. Try it below, then publish it.' },
];
