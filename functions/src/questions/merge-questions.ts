import { AppError } from '@boma/domain/errors.ts';
import { MERGED_NAMED } from '@boma/domain/questions/questions.constants.ts';
import type { Question } from '@boma/domain/questions/questions.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { publishAfterVerb } from './publish-questions.ts';
import { voteOf } from './vote-of.ts';

const votesFor = async (transaction: Transaction, question: string) =>
  (await transaction.get(store.questionVotes.all().where('question', '==', question))).docs;

/** The viewers who voted for the duplicate and not for the question that stays. A viewer counts once. */
async function newVoters(transaction: Transaction, id: string, into: string): Promise<string[]> {
  const known = new Set((await votesFor(transaction, into)).map((vote) => vote.data().uid));
  return (await votesFor(transaction, id)).map((vote) => vote.data().uid).filter((uid) => !known.has(uid));
}

/** @throws AppError `not-found`; `conflict` if the question that stays is itself a duplicate or not in a list. */
function requireMergeable(duplicate: Question | undefined, kept: Question | undefined): void {
  if (!duplicate || !kept) throw new AppError('not-found');
  if (kept.stage === 'merged' || kept.stage === 'removed' || duplicate.stage === 'merged')
    throw new AppError('conflict');
}

/**
 * Merges a duplicate into another question, which gets its votes and names it. A repeated call changes nothing.
 * @throws AppError as `requireMergeable`.
 */
export async function mergeQuestions({
  ctx,
  input: { id, into },
}: {
  ctx: StaffCtx;
  input: { id: string; into: string };
}): Promise<void> {
  const [duplicate, kept] = [store.showQuestions(id), store.showQuestions(into)];
  const merged = await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(duplicate)).data();
    const target = (await transaction.get(kept)).data();
    if (before?.merged_into === into) return false;
    requireMergeable(before, target);
    const voters = await newVoters(transaction, id, into);
    const votes = (target?.votes ?? 0) + voters.length;
    // Who asked a duplicate of the duplicate waits for the same answer.
    const merged = [...(target?.merged ?? []), ...(before?.merged ?? []), id].slice(-MERGED_NAMED);
    const changed = { stage: 'merged', merged_into: into } as const;
    transaction.update(duplicate, store.showQuestions.patch(changed));
    transaction.update(kept, store.showQuestions.patch({ votes, merged }));
    for (const uid of voters)
      transaction.set(voteOf(into, uid), { uid, question: into, voted_at: ctx.clock.real() });
    const stage = before?.stage;
    recordAction(ctx, transaction, {
      target: duplicate.path,
      before: { stage, merged_into: null },
      after: changed,
    });
    return true;
  });
  if (!merged) recordNoChange(ctx);
  await publishAfterVerb(ctx);
}
