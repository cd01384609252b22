import { isDeepStrictEqual } from 'node:util';
import { QUESTIONS_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import { inPublicOrder } from '@boma/domain/questions/questions.policy.ts';
import { CHOSEN_STAGES, type PublishedQuestions } from '@boma/domain/questions/questions.schema.ts';
import { commitUntilSettled, writeUnlessChanged } from '../platform/commit-in-turn.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { type Log, withoutRepeats } from '../platform/log.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The questions that should be published. */
async function readChosen(log: Log): Promise<PublishedQuestions> {
  const chosen = await store.showQuestions
    .all()
    .where('stage', 'in', [...CHOSEN_STAGES])
    .orderBy('sent_at', 'desc')
    .limit(QUESTIONS_SHOWN)
    .get();
  const questions = chosen.docs.flatMap((document) => {
    const question = readWellFormed(document, log);
    return question ? [{ ...question, id: document.id }] : [];
  });
  return { questions: inPublicOrder(questions) };
}

/**
 * Publishes the chosen questions, with their votes and the one that is being answered. It reads the questions again and
 * writes only what differs, so repeated and late calls change nothing.
 */
export async function publishQuestions({ ctx }: { ctx: Ctx }): Promise<void> {
  const log = withoutRepeats(ctx.log);
  await commitUntilSettled('publishing the questions', async () => {
    // Read before the questions. If another call publishes after this read, the condition fails and both are read again.
    const published = await store.publishedQuestions().get();
    const next = await readChosen(log);
    if (isDeepStrictEqual(next, dataIfWellFormed(published))) return undefined;
    const batch = firestore().batch();
    writeUnlessChanged(batch, published, next, store.publishedQuestions);
    return batch;
  });
}

/** For verbs whose change is stored already: if this fails, the trigger publishes again. */
export const publishAfterVerb = (ctx: Ctx): Promise<void> =>
  publishQuestions({ ctx }).catch((error: unknown) => ctx.log.error('publish-questions', error));
