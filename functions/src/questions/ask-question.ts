import { createHash } from 'node:crypto';
import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import type { AskQuestionInput, Question } from '@boma/domain/questions/questions.schema.ts';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { type StoredDocument, store } from '../platform/store.ts';
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

/** True for what the caller has asked before. @throws AppError `conflict` for the question of another user. */
function isAsked(asked: Question | undefined, uid: string): boolean {
  if (asked && asked.uid !== uid) throw new AppError('conflict');
  return asked !== undefined;
}

interface Asking {
  readonly uid: string;
  readonly document: StoredDocument<'showQuestions'>;
  readonly input: AskQuestionInput;
}

/**
 * Writes the question unless it is there.
 * @returns the refusal that the asker reads if the question waits for staff instead.
 */
async function writeQuestion(
  ctx: Ctx,
  { uid, document, input: { question, allow } }: Asking,
): Promise<AppError | undefined> {
  const [now, rules] = await Promise.all([ctx.clock.now(), readWordRules()]);
  const heldId = heldIdOf(uid, question);
  const references = [store.sanctions(uid), store.users(uid), store.heldTexts(heldId), document] as const;
  return firestore().runTransaction(async (transaction) => {
    const [sanctionAt, userAt, heldAt, askedAt] = await readDocuments(transaction, ...references);
    // The first try may have ended since.
    if (isAsked(askedAt.data(), uid)) return undefined;
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
      storeQuestion(transaction, document, { uid, writer, question, namesAuthor, now: sent_at });
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
}

/**
 * Stores a question with the asker's own vote. Staff see it at once, viewers after staff have chosen it. A repeated call with
 * the same `id` asks nothing twice.
 * @throws AppError `unauthenticated`; `muted`, `banned`, with the reason; `too-many-requests`; `conflict` for the id of another
 * user's question; `invalid-input` for a link from a new account, and for a text that waits for staff.
 */
export async function askQuestion({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: AskQuestionInput;
}): Promise<{ id: string }> {
  const user = await ctx.caller();
  if (!user) throw new AppError('unauthenticated', { alert: QUESTION_TEXTS.guest });
  const { uid } = user;
  await ctx.active();
  const document = input.id === undefined ? store.showQuestions.all().doc() : store.showQuestions(input.id);
  const { id } = document;
  // A second try takes none of the asker's few questions.
  if (input.id !== undefined && isAsked((await document.get()).data(), uid)) return { id };
  const owner = `question by person ${uid}`;
  await takeToken({
    ctx,
    input: { owner, allowance: QUESTIONS_PER_PERSON, alert: QUESTION_TEXTS.tooMany },
  });
  const refusal = await writeQuestion(ctx, { uid, document, input });
  if (refusal) throw refusal;
  return { id };
}
