import type { Question, QuestionStage } from '@boma/domain/questions/questions.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { store } from '../../functions/src/platform/store.ts';
import { publishQuestions } from '../../functions/src/questions/publish-questions.ts';
import { type Name, personOf } from './chat-history.ts';

const MINUTE = 60_000;

type Asked = readonly [minutesAgo: number, name: Name, stage: QuestionStage, votes: number, question: string];

const ASKED: readonly Asked[] = [
  [190, 'odile', 'answered', 14, 'How do you tell the lionesses apart? To me they all look the same.'],
  [64, 'priya', 'queued', 9, 'Why do the impala all face the same way when they rest?'],
  [52, 'hank', 'queued', 6, 'Do elephants ever use the same path twice, or do they make it up as they go?'],
  [41, 'mei', 'queued', 4, 'How long can a hippo stay under water?'],
  [23, 'viewer', 'waiting', 1, 'Is the bird that follows the buffalo good for them or not?'],
  [12, 'odile', 'waiting', 1, 'What was the call in the dark last night, two short and one long?'],
  [5, 'noor', 'waiting', 1, 'Which animal at Tau has the best ears?'],
];

/** The questions as the collection `show-questions` stores them, by id. */
export const seededQuestions = (now: number): readonly (readonly [id: string, question: Question])[] =>
  ASKED.map(([minutesAgo, name, stage, votes, question], at) => {
    const { author, user_id } = personOf(name);
    const sent_at = now - minutesAgo * MINUTE;
    const queued_at = stage === 'waiting' ? null : sent_at + MINUTE;
    return [
      `seed-question-${at}`,
      { uid: user_id, author, question, sent_at, stage, queued_at, votes, merged_into: null },
    ];
  });

/** Fills an empty list of questions. */
export async function seedQuestions(now = Date.now()): Promise<void> {
  if (!(await store.showQuestions.all().limit(1).get()).empty) return;
  const batch = firestore().batch();
  for (const [id, question] of seededQuestions(now)) batch.set(store.showQuestions(id), question);
  await batch.commit();
  await publishQuestions({ ctx: systemContext() });
}
