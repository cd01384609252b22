import type { Question, QuestionStage, QuestionView } from './questions.schema.ts';

export interface WithId extends Question {
  readonly id: string;
}

/** What a viewer sees of a chosen question. */
const toQuestionView = ({ id, question, author, votes, stage, merged }: WithId): QuestionView => ({
  id,
  question,
  author,
  votes,
  answering: stage === 'answering',
  ...(merged && { merged }),
});

/** The ids under which viewers have asked the question. */
export const idsOf = ({ id, merged = [] }: Pick<QuestionView, 'id' | 'merged'>): readonly string[] => [
  id,
  ...merged,
];

const queuedAt = ({ queued_at }: Question) => queued_at ?? 0;

/** In the order in which staff chose them. */
export const inQueueOrder = <T extends Question & { readonly id: string }>(questions: readonly T[]): T[] =>
  questions.toSorted((a, b) => queuedAt(a) - queuedAt(b) || (a.id < b.id ? -1 : 1));

/** The one that is being answered, then those that most viewers want answered, then the ones that were chosen first. */
export const inPublicOrder = (questions: readonly WithId[]): QuestionView[] =>
  inQueueOrder(questions)
    .map(toQuestionView)
    .toSorted((a, b) => Number(b.answering) - Number(a.answering) || b.votes - a.votes);

/** The question after a move of staff. */
export const movedQuestion = (question: Question, to: QuestionStage, now: number): Question => ({
  ...question,
  stage: to,
  moved_at: now,
  queued_at: to === 'queued' ? now : question.queued_at,
});
