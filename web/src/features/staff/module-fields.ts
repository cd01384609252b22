import { COURSE_MAX, type QUESTIONS_PER_MODULE } from '@boma/domain/course/course.constants.ts';
import { seenFrom } from '@boma/domain/course/course.policy.ts';
import type { CourseModule, SaveModuleInput } from '@boma/domain/course/course.schema.ts';
import { publishOf } from '@boma/domain/publish.policy.ts';
import type { EditField, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { YOUTUBE_ADDRESS_MAX, youtubeIdOf } from '../../lib/youtube-id.ts';
import { publishGroup, publishValues, toPublish } from './publish-fields.ts';

const numbers = [1, 2, 3] as const satisfies { readonly length: typeof QUESTIONS_PER_MODULE };
type Place = (typeof numbers)[number];
type QuestionField = `question_${Place}` | `answers_${Place}` | `because_${Place}`;
const questionFields = numbers.flatMap((number): QuestionField[] => [
  `question_${number}`,
  `answers_${number}`,
  `because_${number}`,
]);

const plainFields = [
  'title',
  'position',
  'summary',
  'cover',
  'lesson',
  'film',
  'recording_youtube_id',
  'seen',
  'camera',
  'live_youtube_id',
  'publish',
  'publish_at',
] as const;
export type ModuleField = (typeof plainFields)[number] | QuestionField;
export const moduleFields: readonly ModuleField[] = [...plainFields, ...questionFields];
export type ModuleValues = Readonly<Record<ModuleField, string>>;

/** The mark before the right answer. */
const RIGHT = '*';

/** When viewers see it, as staff say it. */
export const publishOfModule = (module: CourseModule): SaveModuleInput['publish'] =>
  publishOf(seenFrom(module), serverNow());

/** What the form shows of a module, or of a new one, which is a draft. */
export function moduleValues(module?: CourseModule): ModuleValues {
  const { recording, live_source } = module ?? {};
  const questions = numbers.flatMap((number) => {
    const asked = module?.questions[number - 1];
    const answers = asked?.answers.map((answer, index) =>
      index === asked.right ? `${RIGHT} ${answer}` : answer,
    );
    return [
      [`question_${number}`, asked?.question ?? ''],
      [`answers_${number}`, answers?.join('\n') ?? ''],
      [`because_${number}`, asked?.because ?? ''],
    ];
  });
  return {
    title: module?.title ?? '',
    position: String(module?.position ?? 1),
    summary: module?.summary ?? '',
    cover: module?.cover ?? '',
    lesson: (module?.lesson ?? []).map(({ heading, text }) => `# ${heading}\n${text}`).join('\n\n'),
    film: recording?.kind === 'film' ? recording.url : '',
    recording_youtube_id: recording?.kind === 'youtube' ? recording.youtube_id : '',
    seen: module?.seen ?? '',
    camera: live_source?.kind === 'camera' ? live_source.code : '',
    live_youtube_id: live_source?.kind === 'youtube' ? live_source.youtube_id : '',
    ...publishValues(module ? publishOfModule(module) : { kind: 'draft' }),
    ...(Object.fromEntries(questions) as Record<QuestionField, string>),
  };
}

/** '# Heading', then its text, for each part. */
function lessonOf(text: string) {
  return text
    .split(/^#/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });
}

function questionOf(values: ModuleValues, number: Place) {
  const lines = values[`answers_${number}`]
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    question: values[`question_${number}`].trim(),
    answers: lines.map((line) => (line.startsWith(RIGHT) ? line.slice(1).trim() : line)),
    right: lines.findIndex((line) => line.startsWith(RIGHT)),
    because: values[`because_${number}`].trim(),
  };
}

const youtube = (id: string) => ({ kind: 'youtube', youtube_id: youtubeIdOf(id) });

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export function toModule(values: ModuleValues) {
  const { film, recording_youtube_id, camera, live_youtube_id } = values;
  return {
    position: Number(values.position),
    title: values.title.trim(),
    summary: values.summary.trim(),
    cover: values.cover.trim(),
    lesson: lessonOf(values.lesson),
    questions: numbers.map((number) => questionOf(values, number)),
    recording: film.trim()
      ? { kind: 'film', url: film.trim() }
      : recording_youtube_id.trim()
        ? youtube(recording_youtube_id)
        : null,
    seen: values.seen.trim(),
    live_source: camera
      ? { kind: 'camera', code: camera }
      : live_youtube_id.trim()
        ? youtube(live_youtube_id)
        : null,
    publish: toPublish(values),
  };
}

/** Where the schema's names differ from the form's. */
export const moduleFieldOf: Readonly<Record<string, ModuleField>> = {
  'publish.at': 'publish_at',
  recording: 'film',
  'recording.url': 'film',
  'recording.youtube_id': 'recording_youtube_id',
  live_source: 'camera',
  'live_source.youtube_id': 'live_youtube_id',
  ...Object.fromEntries(
    numbers.flatMap((number) => [
      [`questions.${number - 1}`, `question_${number}`],
      [`questions.${number - 1}.question`, `question_${number}`],
      [`questions.${number - 1}.answers`, `answers_${number}`],
      [`questions.${number - 1}.right`, `answers_${number}`],
      [`questions.${number - 1}.because`, `because_${number}`],
    ]),
  ),
};

const questionGroup = (number: Place): EditGroup<ModuleField> => ({
  title: `Question ${number}`,
  fields: [
    { name: `question_${number}`, label: 'Question' },
    {
      name: `answers_${number}`,
      label: 'Answers',
      kind: 'text',
      maxLength: COURSE_MAX.answer * 3,
      hint: 'Three, one on each line, the right one with a * in front.',
    },
    { name: `because_${number}`, label: 'Why it is right', kind: 'text' },
  ] satisfies EditField<ModuleField>[],
});

/** The form of a module. `cameras`: those that can show it live. */
export const moduleGroups = (cameras: readonly Choice[]): readonly EditGroup<ModuleField>[] => [
  {
    title: 'The module',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'position', label: 'Place in the course', kind: 'number' },
      { name: 'summary', label: 'In a sentence', kind: 'text' },
      { name: 'cover', label: 'Picture', kind: 'picture' },
      {
        name: 'lesson',
        label: 'Lesson',
        kind: 'text',
        maxLength: COURSE_MAX.parts * (COURSE_MAX.text + COURSE_MAX.heading),
        hint: `Up to ${COURSE_MAX.parts} parts, each with a heading line that begins with #.`,
      },
    ],
  },
  {
    title: 'To watch',
    lead: 'The recording, and where the module is seen while it is on the air. All of it may be empty.',
    fields: [
      { name: 'film', label: 'Our film', hint: 'A path from / on, or an https address.' },
      {
        name: 'recording_youtube_id',
        label: 'Or a video at YouTube',
        hint: 'Its address or its id.',
        maxLength: YOUTUBE_ADDRESS_MAX,
      },
      {
        name: 'camera',
        label: 'Live at',
        kind: 'choice',
        options: [{ value: '', text: 'No camera' }, ...cameras],
      },
      {
        name: 'live_youtube_id',
        label: 'Or live at YouTube',
        hint: 'The address of the video, or its id.',
        maxLength: YOUTUBE_ADDRESS_MAX,
      },
      {
        name: 'seen',
        label: 'What is seen and heard',
        kind: 'text',
        hint: 'For a child who cannot see or hear the recording.',
      },
    ],
  },
  ...numbers.map(questionGroup),
  publishGroup,
];
