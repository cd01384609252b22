import type { Question } from '@boma/domain/questions/questions.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { publishQuestions } from '../../functions/src/questions/publish-questions.ts';
import { stored } from './stored.ts';

/** The asker of all questions that this file stores. No account has this id. */
const ASKER = 'asker-of-tests';

/** Stores a question that waits, past the API. Answers its id. */
export async function newQuestion(change: Partial<Question> = {}): Promise<string> {
  const document = stored.showQuestions.all().doc();
  await document.set({
    uid: ASKER,
    author: 'Thandi',
    question: 'Do lions swim?',
    sent_at: Date.now(),
    stage: 'waiting',
    queued_at: null,
    votes: 1,
    merged_into: null,
    ...change,
  });
  return document.id;
}

export const storedQuestion = async (id: string): Promise<Question | undefined> =>
  (await stored.showQuestions(id).get()).data();

/** Removes these questions and their votes. */
export async function deleteQuestions(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { docs } = await stored.questionVotes.all().where('question', '==', id).get();
    await Promise.all(docs.map((vote) => vote.ref.delete()));
    await stored.showQuestions(id).delete();
  }
  await publishQuestions({ ctx: systemContext() });
}
