import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { CHOSEN_STAGES, type QuestionStage } from '@boma/domain/questions/questions.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { voteOf } from './vote-of.ts';

const VOTES_PER_PERSON: Allowance = { capacity: 30, refillMs: 2000 };
const TOO_MANY = 'That was a lot of votes at once. Please wait a moment.';

/** The chosen question that has this one's votes: itself, or the one that it was merged into. */
async function chosenQuestion(id: string): Promise<string> {
  const question = (await store.showQuestions(id).get()).data();
  if (question?.merged_into) return chosenQuestion(question.merged_into);
  const chosen: readonly QuestionStage[] = CHOSEN_STAGES;
  if (!question || !chosen.includes(question.stage)) throw new AppError('not-found');
  return id;
}

/**
 * Votes for a chosen question, or takes the vote back. Repeating it changes nothing. The transaction does not read the
 * question: the votes of many viewers at once then add up without waiting for each other.
 * @throws AppError `not-found` for a question that is not chosen; `too-many-requests`; `unauthenticated`.
 */
export async function voteQuestion({
  ctx,
  input: { id, vote },
}: {
  ctx: ActiveUserCtx;
  input: { id: string; vote: boolean };
}): Promise<void> {
  const { uid } = ctx.user;
  const owner = `question vote by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: VOTES_PER_PERSON, alert: TOO_MANY } });
  const question = await chosenQuestion(id);
  const document = voteOf(question, uid);
  await firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(document);
    // The account was deleted during this call. A deletion that has run already would not find this vote.
    if (!(await transaction.get(store.users(uid))).exists) throw new AppError('unauthenticated');
    if (before.exists === vote) return;
    if (vote) transaction.create(document, { uid, question, voted_at: ctx.clock.real() });
    else transaction.delete(document);
    const votes = FieldValue.increment(vote ? 1 : -1);
    transaction.update(store.showQuestions(question), store.showQuestions.patch({ votes }));
  });
}
