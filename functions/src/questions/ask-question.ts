import { isStaff } from '@boma/domain/access/staff.ts';
import { authorOf } from '@boma/domain/chat/chat.policy.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';
import type { CallerCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { voteOf } from './vote-of.ts';

/** One viewer alone must not fill the list that staff read. */
const QUESTIONS_PER_PERSON: Allowance = { capacity: 5, refillMs: 60_000 };

/**
 * Stores a question with the asker's own vote. Staff see it at once, viewers after staff have chosen it.
 * @throws AppError `unauthenticated`; `muted`, `banned`, with the reason; `too-many-requests`; `invalid-input` for a text that names a
 * protected species.
 */
export async function askQuestion({
  ctx,
  input: { question, allow },
}: {
  ctx: CallerCtx;
  input: { question: string; allow: 0 | 1 };
}): Promise<{ id: string }> {
  const user = await ctx.caller();
  if (!user) throw new AppError('unauthenticated', { alert: QUESTION_TEXTS.guest });
  const { uid } = user;
  await ctx.active();
  const owner = `question by person ${uid}`;
  await takeToken({
    ctx,
    input: { owner, allowance: QUESTIONS_PER_PERSON, alert: QUESTION_TEXTS.tooMany },
  });
  const now = await ctx.clock.now();
  const asked = store.showQuestions.all().doc();
  await firestore().runTransaction(async (transaction) => {
    const [sanctionAt, userAt] = await readDocuments(transaction, store.sanctions(uid), store.users(uid));
    const sanction = activeSanction(sanctionAt.data(), now);
    if (sanction && forbids(sanction.kind, 'send-message')) throw sanctionRefusal(sanction);
    const profile = userAt.data();
    // The account was deleted during this call. A deletion that has run already would not find this question.
    if (!profile) throw new AppError('unauthenticated');
    if (!isStaff(profile) && namesProtected(question))
      throw new AppError('invalid-input', { errors: { question: [PROTECTED_TEXT] } });
    const name = authorOf({ uid, displayName: profile.display_name, roles: profile.roles });
    const sent_at = ctx.clock.real();
    transaction.create(asked, {
      uid,
      author: allow === 1 ? name : null,
      question,
      sent_at,
      stage: 'waiting',
      queued_at: null,
      votes: 1,
      merged_into: null,
    });
    transaction.create(voteOf(asked.id, uid), { uid, question: asked.id, voted_at: sent_at });
  });
  return { id: asked.id };
}
