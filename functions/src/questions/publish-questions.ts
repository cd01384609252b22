import { isDeepStrictEqual } from 'node:util';
import { QUESTIONS_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import { inPublicOrder } from '@boma/domain/questions/questions.policy.ts';
import { CHOSEN_STAGES, type PublishedQuestions } from '@boma/domain/questions/questions.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed, type Reader, withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Verbs and triggers of a burst all write the same document. Each must get its turn. */
const ATTEMPTS = 20;

/** What should be published, undefined if it is published already. */
async function readDifference({ log }: Ctx, reader: Reader): Promise<PublishedQuestions | undefined> {
  const published = dataIfWellFormed(await reader.get(store.publishedQuestions()));
  const chosen = await reader.get(
    store.showQuestions
      .all()
      .where('stage', 'in', [...CHOSEN_STAGES])
      .orderBy('sent_at', 'desc')
      .limit(QUESTIONS_SHOWN),
  );
  const questions = chosen.docs.flatMap((document) => {
    const question = readWellFormed(document, log);
    return question ? [{ ...question, id: document.id }] : [];
  });
  const next = { questions: inPublicOrder(questions) };
  return isDeepStrictEqual(next, published) ? undefined : next;
}

/**
 * Publishes the chosen questions, with their votes and the one that is being answered. It reads the questions again and
 * writes only what differs, so repeated and late calls change nothing. It looks before it locks anything.
 */
export async function publishQuestions({ ctx }: { ctx: Ctx }): Promise<void> {
  if (!(await readDifference(ctx, withoutLocks))) return;
  await firestore().runTransaction(
    async (transaction) => {
      const next = await readDifference(ctx, transaction);
      if (next) transaction.set(store.publishedQuestions(), next);
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** For verbs whose change is stored already: if this fails, the trigger publishes again. */
export const publishAfterVerb = (ctx: Ctx): Promise<void> =>
  publishQuestions({ ctx }).catch((error: unknown) => ctx.log.error('publish-questions', error));
