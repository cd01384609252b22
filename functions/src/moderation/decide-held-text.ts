import type { User } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { DecideHeldTextInput, HeldText } from '@boma/domain/words/held-texts.schema.ts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { foldTail } from '../chat/fold-tail.ts';
import { newMessage } from '../chat/new-message.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { storeQuestion } from '../questions/store-question.ts';

const SANCTIONED = 'The writer may not write here now, so this cannot be shown.';
const GONE = 'The writer has deleted the account, so this cannot be shown. Refuse it.';

/** Publishes the text as its writer wrote it, under their name of now. */
function release(ctx: StaffCtx, transaction: Transaction, id: string, held: HeldText, writer: User): void {
  const { uid, kind, chat, text, names_author } = held;
  if (kind === 'message')
    transaction.create(store.chat(id), newMessage(uid, id, { chat, message: text }, writer));
  // Not under its own id: the same words may have been held and published before.
  else
    storeQuestion(transaction, store.showQuestions.all().doc(), {
      uid,
      writer,
      question: text,
      namesAuthor: names_author,
      now: ctx.clock.real(),
    });
}

const DONE_BY_COLLEAGUE = {
  released: 'A colleague was faster, and has published this text.',
  refused: 'A colleague was faster, and has refused this text.',
} as const;

/** Returns the text as it was. Undefined: the caller has decided so already. */
async function decide(ctx: StaffCtx, { id, decision }: DecideHeldTextInput): Promise<HeldText | undefined> {
  const document = store.heldTexts(id);
  const now = await ctx.clock.now();
  return firestore().runTransaction(async (transaction) => {
    const held = (await transaction.get(document)).data();
    if (!held) throw new AppError('not-found');
    const state = decision === 'release' ? 'released' : 'refused';
    if (held.state !== 'waiting') {
      if (held.state === state && held.decided_by === ctx.user.uid) {
        recordNoChange(ctx);
        return undefined;
      }
      throw new AppError('conflict', { alert: DONE_BY_COLLEAGUE[held.state] });
    }
    const writer = (await transaction.get(store.users(held.uid))).data();
    const sanction = activeSanction((await transaction.get(store.sanctions(held.uid))).data(), now);
    if (decision === 'release') {
      if (!writer) throw new AppError('conflict', { alert: GONE });
      if (sanction && forbids(sanction.kind, 'send-message'))
        throw new AppError('conflict', { alert: SANCTIONED });
      release(ctx, transaction, id, held, writer);
    }
    const decided = { state, decided_by: ctx.user.uid, decided_at: ctx.clock.real() } as const;
    transaction.update(document, store.heldTexts.patch({ ...decided, claim: FieldValue.delete() }));
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
 * Publishes a text that waits, or refuses it. A repeated call of the same user changes nothing.
 * @throws AppError `not-found`; `conflict` if a colleague has decided already, and if the writer is gone or may not write.
 */
export async function decideHeldText({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: DecideHeldTextInput;
}): Promise<void> {
  const held = await decide(ctx, input);
  if (held?.kind !== 'message' || input.decision !== 'release') return;
  // The message is stored. If the fold fails, the trigger folds again.
  await foldTail({ ctx, input: { chat: held.chat, id: input.id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
}
