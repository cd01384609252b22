import { createHash } from 'node:crypto';
import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import type { CallerCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { heldRefusal, holdText, refusalOfHeld } from '../words/hold-text.ts';
import { judgeDraft } from '../words/judge-draft.ts';
import { readWordRules } from '../words/read-word-rules.ts';
import { storeQuestion } from './store-question.ts';

/** The same question of the same viewer waits once, however often it is sent. */
const heldIdOf = (uid: string, question: string) =>
  createHash('sha256').update(`${uid} ${question}`).digest('hex');

/** One viewer alone must not fill the list that staff read. */
const QUESTIONS_PER_PERSON: Allowance = { capacity: 5, refillMs: 60_000 };

/**
 * Stores a question with the asker's own vote. Staff see it at once, viewers after staff have chosen it.
 * @throws AppError `unauthenticated`; `muted`, `banned`, with the reason; `too-many-requests`; `invalid-input` for a link from
 * a new account, and for a text that waits for staff.
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
  const [now, rules] = await Promise.all([ctx.clock.now(), readWordRules()]);
  const asked = store.showQuestions.all().doc();
  const heldId = heldIdOf(uid, question);
  const refusal = await firestore().runTransaction(async (transaction) => {
    const references = [store.sanctions(uid), store.users(uid), store.heldTexts(heldId)] as const;
    const [sanctionAt, userAt, heldAt] = await readDocuments(transaction, ...references);
    const sanction = activeSanction(sanctionAt.data(), now);
    if (sanction && forbids(sanction.kind, 'send-message')) throw sanctionRefusal(sanction);
    const writer = userAt.data();
    // The account was deleted during this call. A deletion that has run already would not find this question.
    if (!writer) throw new AppError('unauthenticated');
    const held = heldAt.data();
    const waiting = refusalOfHeld('question', held, uid);
    if (waiting) throw waiting;
    const sent_at = ctx.clock.real();
    const reason = judgeDraft(writer, { field: 'question', text: question }, rules, sent_at);
    const namesAuthor = allow === 1;
    // What staff have released once may be asked again.
    if (!reason || held) {
      storeQuestion(transaction, asked, { uid, writer, question, namesAuthor, now: sent_at });
      return undefined;
    }
    const author = authorOf({ uid, displayName: writer.display_name, roles: writer.roles });
    const draft = {
      uid,
      author,
      kind: 'question',
      chat: '',
      names_author: namesAuthor,
      reason,
      sent_at,
    } as const;
    holdText(ctx, transaction, heldId, { ...draft, text: question });
    return heldRefusal('question', draft);
  });
  if (refusal) throw refusal;
  return { id: asked.id };
}
