import { VIDEO_TYPES } from '@boma/domain/videos/videos.constants.ts';
import { type AddVideoInput, addVideoInput, type Video } from '@boma/domain/videos/videos.schema.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import { YOUTUBE_ADDRESS_MAX, youtubeIdOf } from '../../lib/youtube-id.ts';
import { publishGroup, publishValues, toPublish } from './publish-fields.ts';

export const videoFields = [
  'title',
  'type',
  'description',
  'source_kind',
  'code',
  'youtube_id',
  'cover',
  'duration',
  'captions',
  'show_type_id',
  'lodge_id',
  'camera',
  'publish',
  'publish_at',
] as const;
export type VideoField = (typeof videoFields)[number];
export type VideoValues = Readonly<Record<VideoField, string>>;

const idText = (id: number | null | undefined) => (id ? String(id) : '');
const idOf = (text: string) => (text === '' ? null : Number(text));

/** '3:05' */
function durationText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds of '3:05'. Null for an empty text, NaN for any other. */
function secondsOf(text: string): number | null {
  if (text.trim() === '') return null;
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds);
}

/** A stored video has no camera in place of null, and no captions in place of empty ones. */
type StaffSay = Omit<AddVideoInput, 'camera' | 'captions'> & {
  readonly camera?: string | null | undefined;
  readonly captions?: string | undefined;
};

/** What the form shows of a video, or of a new one. */
export function videoValues(video?: StaffSay): VideoValues {
  const source = video?.source ?? { kind: 'hls', code: '' };
  return {
    title: video?.title ?? '',
    type: video?.type ?? 'highlight',
    description: video?.description ?? '',
    source_kind: source.kind,
    code: 'code' in source ? source.code : '',
    youtube_id: 'youtube_id' in source ? source.youtube_id : '',
    cover: video?.cover ?? '',
    duration: durationText(video?.duration),
    captions: video?.captions ?? '',
    show_type_id: idText(video?.show_type_id),
    lodge_id: idText(video?.lodge_id),
    camera: video?.camera ?? '',
    ...publishValues(video?.publish ?? { kind: 'now' }),
  };
}

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export function toVideo(values: VideoValues) {
  const { source_kind, code, youtube_id } = values;
  return {
    type: values.type,
    title: values.title.trim() || null,
    description: values.description.trim(),
    source:
      source_kind === 'youtube'
        ? { kind: 'youtube', youtube_id: youtubeIdOf(youtube_id) }
        : { kind: 'hls', code: code.trim() },
    cover: values.cover.trim() || null,
    duration: secondsOf(values.duration),
    captions: values.captions.trim(),
    show_type_id: idOf(values.show_type_id),
    lodge_id: idOf(values.lodge_id),
    camera: values.camera || null,
    publish: toPublish(values),
  };
}

/** What the server stores of it, once the schema has no problem with it. */
export const storedVideo = (values: VideoValues) => addVideoInput.parse(toVideo(values));

export const videoFieldOf: Readonly<Record<string, VideoField>> = {
  source: 'source_kind',
  'source.code': 'code',
  'source.youtube_id': 'youtube_id',
  'publish.at': 'publish_at',
};

const typeNames: Readonly<Record<(typeof VIDEO_TYPES)[number], string>> = {
  episode: 'Episode of a show',
  highlight: 'Highlight',
  insight: 'Insight, for members',
  pick: 'Pick, for members',
  rare: 'Rare sighting, for members',
  lodge: 'Lodge highlight',
};
export const videoTypeName = (type: Video['type']): string => typeNames[type];

const orNone = (choices: readonly Choice[]): readonly Choice[] => [{ value: '', text: 'None' }, ...choices];

/** What a video may belong to. */
export interface VideoChoices {
  readonly shows: readonly Choice[];
  readonly lodges: readonly Choice[];
  readonly cameras: readonly Choice[];
}

const whatItIs = ({ shows, lodges, cameras }: VideoChoices): EditGroup<VideoField> => ({
  title: 'What it is',
  fields: [
    { name: 'title', label: 'Title' },
    {
      name: 'type',
      label: 'Kind',
      kind: 'choice',
      options: VIDEO_TYPES.map((value) => ({ value, text: typeNames[value] })),
    },
    { name: 'description', label: 'Description', kind: 'text' },
    {
      name: 'show_type_id',
      label: 'Kind of show',
      kind: 'choice',
      hint: 'For an episode.',
      options: orNone(shows),
    },
    {
      name: 'lodge_id',
      label: 'Lodge',
      kind: 'choice',
      hint: 'For a lodge highlight.',
      options: orNone(lodges),
    },
    {
      name: 'camera',
      label: 'Camera',
      kind: 'choice',
      hint: 'Viewers find it beside the video.',
      options: orNone(cameras),
    },
  ],
});

const theRecording: EditGroup<VideoField> = {
  title: 'The recording',
  lead: 'A video for members needs one of our recordings: YouTube shows its videos to all.',
  fields: [
    {
      name: 'source_kind',
      label: 'Source',
      kind: 'choice',
      options: [
        { value: 'hls', text: 'Our media server' },
        { value: 'youtube', text: 'YouTube' },
      ],
    },
    { name: 'code', label: 'Code at the media server' },
    {
      name: 'youtube_id',
      label: 'Video at YouTube',
      hint: 'Only for YouTube: its address or its id.',
      maxLength: YOUTUBE_ADDRESS_MAX,
    },
    { name: 'cover', label: 'Picture', kind: 'picture', none: 'a still of the recording' },
    { name: 'duration', label: 'Duration', hint: 'Minutes and seconds, such as 3:05.' },
    {
      name: 'captions',
      label: 'Captions',
      kind: 'text',
      hint: 'For viewers who do not hear it: the text of a file of WebVTT or SubRip, which editing programs export.',
    },
  ],
};

/** The form of a video. */
export const videoGroups = (choices: VideoChoices): readonly EditGroup<VideoField>[] => [
  whatItIs(choices),
  theRecording,
  publishGroup,
];
