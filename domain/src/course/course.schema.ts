import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { orderInput } from '../editing.ts';
import { numericId } from '../identifiers.ts';
import { publishSchema } from '../publish.schema.ts';
import { shownText } from '../shown-text.ts';
import { showSource } from '../shows/shows.schema.ts';
import { youtubeId } from '../youtube-id.ts';
import { ANSWERS_PER_QUESTION, COURSE_MAX, QUESTIONS_PER_MODULE } from './course.constants.ts';

const text = (most: number, missing: string) =>
  shownText({ max: most, tooLong: `This has at most ${most} characters.`, missing });

/** The recording of a module: a film that we serve ourselves, or a video at YouTube. */
const recording = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('film'),
      url: pathOrHttps('film'),
    }),
    z.strictObject({
      kind: z.literal('youtube'),
      youtube_id: youtubeId,
    }),
  ],
  { error: 'Choose a film or a video at YouTube.' },
);

const lessonPart = z.strictObject({
  heading: text(COURSE_MAX.heading, 'Give this part a heading.'),
  text: text(COURSE_MAX.text, 'Say what this part teaches.'),
});

const ANSWERS = { error: `A question has ${ANSWERS_PER_QUESTION} answers to choose from.` };
const RIGHT = { error: 'Mark the right answer with a * in front.' };
const question = z.strictObject({
  question: text(COURSE_MAX.question, 'Ask something.'),
  answers: z.array(text(COURSE_MAX.answer, 'Write the answer.')).length(ANSWERS_PER_QUESTION, ANSWERS),
  /** The place of the right answer in the list. */
  right: z
    .int(RIGHT)
    .min(0, RIGHT)
    .max(ANSWERS_PER_QUESTION - 1, RIGHT),
  /** Why it is right: what a child reads after choosing. */
  because: text(COURSE_MAX.because, 'Say why.'),
});

const POSITION = { error: `Give the number of the module in the course, from 1 to ${COURSE_MAX.modules}.` };
/** What staff write about a module. */
const content = {
  /** Its number in the course; the first is 1. */
  position: z.int(POSITION).min(1, POSITION).max(COURSE_MAX.modules, POSITION),
  title: text(COURSE_MAX.title, 'Give the module a title.'),
  summary: text(COURSE_MAX.summary, 'Say in a sentence what it is about.'),
  cover: pathOrHttps('picture'),
  lesson: z
    .array(lessonPart)
    .min(1, { error: 'A module teaches something.' })
    .max(COURSE_MAX.parts, { error: `A module has at most ${COURSE_MAX.parts} parts.` }),
  questions: z.array(question).length(QUESTIONS_PER_MODULE, {
    error: `A module ends with ${QUESTIONS_PER_MODULE} questions.`,
  }),
  recording: recording.nullable(),
  /** What is seen and heard in the recording, for a child who cannot see or hear it. */
  seen: shownText({ max: COURSE_MAX.seen, tooLong: `This has at most ${COURSE_MAX.seen} characters.` }),
  /** Where it is seen while it is on the air. */
  live_source: showSource.nullable(),
};

/** A module of the junior ranger course, under `course-modules/{id}`. */
export const courseModuleSchema = z.strictObject({
  id: numericId,
  ...content,
  /** False: a draft, or a module that was taken down. Only staff see it. */
  open: z.boolean(),
  /** From when viewers see an open one (unix milliseconds). Absent: they see it. */
  public_at: z.int().optional(),
  on_air: z.boolean(),
  /** Unix milliseconds. */
  updated_at: z.int(),
});
export type CourseModule = z.infer<typeof courseModuleSchema>;

/** The fields of a module that change while viewers watch, as pages hear of them. */
const moduleStateSchema = z.object({
  id: numericId,
  /** The last change, in unix seconds and as ISO text: the same moment. */
  updated_ts: z.int(),
  updated_at: z.string(),
  on_air: z.boolean(),
  /** The video at YouTube that shows it live. Null: one of our cameras does, or it is not on the air. */
  stream_youtube_id: z.string().nullable(),
  /** Its recording at YouTube. Null: the recording is one of our films, or there is none. */
  module_youtube_id: z.string().nullable(),
});
export type ModuleState = z.infer<typeof moduleStateSchema>;

/** A module as everybody may see it. */
const moduleViewSchema = moduleStateSchema.extend({
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  lesson: z.array(lessonPart),
  questions: z.array(question),
  seen: z.string(),
  /** Our camera that shows it live. */
  stream_code: z.string().nullable(),
  /** The address of our film of it. */
  module_film: z.string().nullable(),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

export const courseViewSchema = z.object({
  /** Rises with each change. */
  version: z.int().nonnegative(),
  modules: z.array(moduleViewSchema),
});
export type CourseView = z.infer<typeof courseViewSchema>;

/** What open course pages listen to (`notify-course-module-update/current`): the module that has changed last. */
export const courseUpdateSchema = z.object({
  version: z.int().nonnegative(),
  module: moduleStateSchema.optional(),
});
export type CourseUpdate = z.infer<typeof courseUpdateSchema>;

/** What staff send. `id`: the module to change; absent for a new one. */
export const saveModuleInput = z.strictObject({
  ...content,
  seen: content.seen.default(''),
  recording: content.recording.default(null),
  live_source: content.live_source.default(null),
  publish: publishSchema.default({ kind: 'now' }),
  id: numericId.optional(),
  /** `updated_at` of the module that the editor began with. Another one means that a colleague has changed it since. */
  version: z.int().optional(),
});
export type SaveModuleInput = z.output<typeof saveModuleInput>;

export const orderModulesInput = orderInput(numericId, 'Please name the modules.');

export const airModuleInput = z.object({ id: numericId, on_air: z.boolean() });

export const joinCourseInput = z.object({
  /** False: the user takes part no longer. */
  join: z.boolean({ error: 'Say whether to join.' }),
});
