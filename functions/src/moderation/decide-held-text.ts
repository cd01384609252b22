import type { User } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { DecideHeldTextInput, HeldText } from '@boma/domain/words/held-texts.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { foldTail } from '../chat/fold-tail.ts';
import { newMessage } from '../chat/new-message.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { storeQuestion } from '../questions/store-question.ts';

const SANCTIONED = 'The writer is muted or banned now, so this cannot be shown.';
const GONE = 'The writer has deleted the account, so this cannot be shown. Refuse it.';

/** Publishes the text as its writer wrote it, under their name of now. */
function release(ctx: StaffCtx, transaction: Transaction, id: string, held: HeldText, writer: User): void {
  const { uid, kind, chat, text, names_author } = held;
  if (kind === 'message')
    transaction.create(store.chat(id), newMessage(uid, id, { chat, message: text }, writer));
  else
    storeQuestion(transaction, store.showQuestions(id), {
      uid,
      writer,
      question: text,
      namesAuthor: names_author,
      now: ctx.clock.real(),
    });
}

/** Returns the text as it was. */
async function decide(ctx: StaffCtx, { id, decision }: DecideHeldTextInput): Promise<HeldText> {
  const document = store.heldTexts(id);
  const now = await ctx.clock.now();
  return firestore().runTransaction(async (transaction) => {
    const held = (await transaction.get(document)).data();
    if (!held) throw new AppError('not-found');
    if (held.state !== 'waiting') throw new AppError('conflict');
    const writer = (await transaction.get(store.users(held.uid))).data();
    const sanction = activeSanction((await transaction.get(store.sanctions(held.uid))).data(), now);
    const state = decision === 'release' ? 'released' : 'refused';
    if (decision === 'release') {
      if (!writer) throw new AppError('conflict', { alert: GONE });
      if (sanction && forbids(sanction.kind, 'send-message'))
        throw new AppError('conflict', { alert: SANCTIONED });
      release(ctx, transaction, id, held, writer);
    }
    const decided = { state, decided_by: ctx.user.uid, decided_at: ctx.clock.real() } as const;
    transaction.update(document, store.heldTexts.patch(decided));
    recordAction(ctx, transaction, {
      target: document.path,
      person: held.uid,
      before: { state: held.state },
      after: { state },
    });
    return held;
  });
}

/**
 * Publishes a text that waits, or refuses it.
 * @throws AppError `not-found`; `conflict` if a colleague has decided already, and if the writer is gone, muted or banned.
 */
export async function decideHeldText({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: DecideHeldTextInput;
}): Promise<void> {
  const { kind, chat } = await decide(ctx, input);
  if (kind !== 'message' || input.decision !== 'release') return;
  // The message is stored. If the fold fails, the trigger folds again.
  await foldTail({ ctx, input: { chat, id: input.id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
}
