import { randomUUID } from 'node:crypto';
import { isStaff } from '@boma/domain/access/staff.ts';
import type { User as Profile } from '@boma/domain/accounts/user.schema.ts';
import { CHAT_TEXTS, SENT_REMEMBERED_MS } from '@boma/domain/chat/chat.constants.ts';
import { authorOf } from '@boma/domain/chat/chat.policy.ts';
import type { SendMessageInput } from '@boma/domain/chat/chat.schema.ts';
import { type ChatSender, countMessage, newSender } from '@boma/domain/chat/chat-rate.ts';
import { AppError } from '@boma/domain/errors.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';
import { FieldValue } from 'firebase-admin/firestore';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { foldTail } from './fold-tail.ts';
import { isChat } from './is-chat.ts';
import { messageFacts } from './message-facts.ts';

/** The sender after this message, in the allowance of this minute. @throws AppError `too-many-requests`. */
function requireAllowance(sender: ChatSender, id: string, now: number): ChatSender {
  const counted = countMessage(sender, id, now);
  if ('retryAfter' in counted)
    throw new AppError('too-many-requests', { retryAfter: counted.retryAfter, alert: CHAT_TEXTS.tooFast });
  return counted.sender;
}

const newMessage = (uid: string, id: string, input: SendMessageInput, profile: Profile) => ({
  id,
  chat: input.chat,
  message: input.message,
  author: authorOf({ uid, displayName: profile.display_name, roles: profile.roles }),
  user_id: uid,
  sent_at: FieldValue.serverTimestamp(),
  system: false,
  staff: isStaff(profile),
  sighting: null,
});

/** Writes the message unless this user sent it before, even if it was deleted since. */
async function writeMessage(ctx: Ctx, uid: string, id: string, input: SendMessageInput): Promise<void> {
  const now = await ctx.clock.now();
  const references = [
    store.sanctions(uid),
    store.chatSenders(uid),
    store.chat(id),
    store.users(uid),
  ] as const;
  await firestore().runTransaction(
    async (transaction) => {
      const [sanctionAt, senderAt, written, profileAt] = await readDocuments(transaction, ...references);
      const sanction = activeSanction(sanctionAt.data(), now);
      if (sanction && forbids(sanction.kind, 'send-message')) throw sanctionRefusal(sanction);
      const profile = profileAt.data();
      // The account was deleted during this call: no later step would anonymise the message.
      if (!profile) throw new AppError('unauthenticated');
      if (!isStaff(profile) && namesProtected(input.message))
        throw new AppError('invalid-input', { errors: { message: [PROTECTED_TEXT] } });
      const real = ctx.clock.real();
      const before: ChatSender = senderAt.data() ?? newSender(real);
      if (before.sent.some((each) => each.id === id)) return;
      if (written.exists) {
        if (messageFacts(written).user_id === uid) return;
        throw new AppError('conflict');
      }
      const sender = requireAllowance(before, id, real);
      transaction.set(store.chatSenders(uid), { ...sender, expires_at: real + SENT_REMEMBERED_MS });
      transaction.create(store.chat(id), newMessage(uid, id, input, profile));
    },
    { maxAttempts: 10 },
  );
}

/**
 * Sends a message to a chat as the user of the token. A repeated call with the same `message_id` posts nothing twice, even
 * if the message was deleted in between.
 * @throws AppError `unauthenticated`; `forbidden` for another user's `user_id`; `muted`, `banned`; `too-many-requests`;
 * `conflict` when the id is or was another user's message; `invalid-input` for a chat that no camera has, and for a
 * text that names a protected species.
 */
export async function sendMessage({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: SendMessageInput;
}): Promise<{ id: string }> {
  const user = await ctx.caller();
  if (!user)
    throw new AppError('unauthenticated', { alert: CHAT_TEXTS.guest, caption: CHAT_TEXTS.guestCaption });
  if (input.user_id !== undefined && input.user_id !== user.uid) throw new AppError('forbidden');
  // A user whose account is gone at Firebase Auth is refused. Lookups at the same time share one call.
  const [isKnown] = await Promise.all([isChat(input.chat), ctx.active()]);
  if (!isKnown) throw new AppError('invalid-input', { errors: { chat: ['There is no such chat.'] } });
  const id = input.message_id ?? randomUUID();
  await writeMessage(ctx, user.uid, id, input);
  // The message is stored, so the sender gets that answer. If the fold fails, the trigger folds again.
  await foldTail({ ctx, input: { chat: input.chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
  return { id };
}
