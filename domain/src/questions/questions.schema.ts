import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { QUESTION_LENGTH, QUESTION_TEXTS } from './questions.constants.ts';

/** The stages that staff move a question to. The question at `answering` is the one that a ranger answers now. */
export const MOVES = ['waiting', 'queued', 'answering', 'answered', 'removed'] as const;
export type Move = (typeof MOVES)[number];

/** A `merged` question was a duplicate: its votes went to another one. It does not move any more. */
const stage = z.enum([...MOVES, 'merged']);
export type QuestionStage = z.infer<typeof stage>;

/** The stages of the second list of staff, which viewers see and vote on. */
export const CHOSEN_STAGES = ['queued', 'answering'] as const satisfies readonly QuestionStage[];

/** The stages in which staff have done with a question. They can put it back. */
export const SETTLED_STAGES = ['answered', 'removed'] as const satisfies readonly QuestionStage[];
export type SettledStage = (typeof SETTLED_STAGES)[number];

/** A viewer's question under `show-questions/{id}`. Times are unix milliseconds. */
export const questionSchema = z.object({
  uid: z.string().min(1),
  /** The name that may be read out. Null: the viewer wants none to be. */
  author: z.string().nullable(),
  question: z.string(),
  sent_at: z.int(),
  stage,
  /** When staff chose it last. Null: never. */
  queued_at: z.int().nullable(),
  /** When staff moved it last. Left out: they have not, or did so before this was kept. */
  moved_at: z.int().optional(),
  /** How many viewers want it answered, the asker among them. */
  votes: z.int().nonnegative(),
  /** The question that has its votes now. */
  merged_into: z.string().nullable(),
  /** The newest duplicates that were merged into it. Left out: none, or before this was kept. */
  merged: z.array(z.string()).optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** One viewer's vote under `show-question-votes/{question}.{uid}`. */
export const questionVoteSchema = z.strictObject({
  uid: z.string().min(1),
  question: z.string().min(1),
  voted_at: z.int(),
});

/** A chosen question as everybody may see it. */
const questionViewSchema = z.object({
  id: z.string(),
  question: z.string(),
  author: z.string().nullable(),
  votes: z.int(),
  /** A ranger answers it now. */
  answering: z.boolean(),
  /** The ids of its duplicates, by which their askers find it. Left out: none. */
  merged: z.array(z.string()).optional(),
});
export type QuestionView = z.infer<typeof questionViewSchema>;

/** What viewers read of the chosen questions (`show-questions-public/current`), in the order of `inPublicOrder`. */
export const publishedQuestionsSchema = z.object({ questions: z.array(questionViewSchema) });
export type PublishedQuestions = z.infer<typeof publishedQuestionsSchema>;

export const askQuestionInput = z.object({
  /** The page chooses it, so that a call that is repeated after a lost answer asks nothing twice. */
  id: z.uuid({ error: 'This is not the id of a new question.' }).optional(),
  question: shownText({
    max: QUESTION_LENGTH.most,
    tooLong: QUESTION_TEXTS.length,
    missing: QUESTION_TEXTS.empty,
  }).refine((text) => text === '' || text.length >= QUESTION_LENGTH.least, { error: QUESTION_TEXTS.length }),
  /** 1: the ranger may read out the name. */
  allow: z.literal([0, 1], { error: 'Say 1 if your name may be read out, else 0.' }),
});
export type AskQuestionInput = z.output<typeof askQuestionInput>;

const questionId = documentId('There is no such question.');

export const voteQuestionInput = z.object({ id: questionId, vote: z.boolean() });

export const moveQuestionInput = z.object({
  id: questionId,
  /** The stage that staff saw. Another one means that a colleague was faster. Left out: staff judge its words alone. */
  from: stage.optional(),
  to: z.enum(MOVES),
});
export type MoveQuestionInput = z.output<typeof moveQuestionInput>;

export const mergeQuestionsInput = z
  .object({
    /** The duplicate. */
    id: questionId,
    /** The question that stays. */
    into: questionId,
  })
  .refine(({ id, into }) => id !== into, { path: ['into'], error: 'Choose another question.' });
