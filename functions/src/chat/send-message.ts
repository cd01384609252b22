import { randomUUID } from 'node:crypto';
import { isStaff } from '@boma/domain/access/staff.ts';
import { CHAT_TEXTS, SENT_REMEMBERED_MS } from '@boma/domain/chat/chat.constants.ts';
import type { SendMessageInput } from '@boma/domain/chat/chat.schema.ts';
import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import { type ChatSender, countMessage, newSender, slowWait } from '@boma/domain/chat/chat-rate.ts';
import { AppError } from '@boma/domain/errors.ts';
import { forbids } from '@boma/domain/moderation/sanction-kinds.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { heldRefusal, holdText, refusalOfHeld } from '../words/hold-text.ts';
import { judgeDraft } from '../words/judge-draft.ts';
import { readWordRules } from '../words/read-word-rules.ts';
import { foldTail } from './fold-tail.ts';
import { isChat } from './is-chat.ts';
import { messageFacts } from './message-facts.ts';
import { newMessage } from './new-message.ts';

/** Staff write as always. @throws AppError `conflict` in a paused chat, `too-many-requests` too early in a slow one. */
function requirePace(pace: ChatPace | undefined, sender: ChatSender, chat: string, now: number): void {
  if (!pace) return;
  if (pace.paused) throw new AppError('conflict', { alert: CHAT_TEXTS.paused });
  const retryAfter = slowWait(sender, chat, pace.slow_seconds, now);
  if (retryAfter > 0)
    throw new AppError('too-many-requests', { retryAfter, alert: CHAT_TEXTS.slow(pace.slow_seconds) });
}

/** The sender after this message, in the allowance of this minute. @throws AppError `too-many-requests`. */
function requireAllowance(sender: ChatSender, id: string, chat: string, now: number): ChatSender {
  const counted = countMessage(sender, { id, chat }, now);
  if ('retryAfter' in counted)
    throw new AppError('too-many-requests', { retryAfter: counted.retryAfter, alert: CHAT_TEXTS.tooFast });
  return counted.sender;
}

interface Sending {
  readonly uid: string;
  readonly id: string;
  readonly input: SendMessageInput;
  readonly rules: WordRules;
}

/**
 * Writes the message unless this user sent it before, even if it was deleted since.
 * @returns the refusal that the sender reads if the message waits for staff instead.
 */
async function writeMessage(ctx: Ctx, { uid, id, input, rules }: Sending): Promise<AppError | undefined> {
  const now = await ctx.clock.now();
  const references = [
    store.sanctions(uid),
    store.chatSenders(uid),
    store.chat(id),
    store.users(uid),
    store.heldTexts(id),
    store.chatPaces(),
  ] as const;
  return firestore().runTransaction(
    async (transaction) => {
      const [sanctionAt, senderAt, written, profileAt, heldAt, pacesAt] = await readDocuments(
        transaction,
        ...references,
      );
      const sanction = activeSanction(sanctionAt.data(), now);
      if (sanction && forbids(sanction.kind, 'send-message')) throw sanctionRefusal(sanction);
      const profile = profileAt.data();
      // The account was deleted during this call: no later step would anonymise the message.
      if (!profile) throw new AppError('unauthenticated');
      const real = ctx.clock.real();
      const before: ChatSender = senderAt.data() ?? newSender(real);
      const refusal = refusalOfHeld('message', heldAt.data(), uid);
      if (refusal) throw refusal;
      if (before.sent.some((each) => each.id === id)) return undefined;
      if (written.exists) {
        if (messageFacts(written).user_id === uid) return undefined;
        throw new AppError('conflict');
      }
      if (!isStaff(profile)) requirePace(pacesAt.data()?.chats[input.chat], before, input.chat, real);
      const draftOf = { field: 'message', text: input.message, isSentAgain: true } as const;
      const reason = judgeDraft(profile, draftOf, rules, real);
      const sender = requireAllowance(before, id, input.chat, real);
      transaction.set(store.chatSenders(uid), { ...sender, expires_at: real + SENT_REMEMBERED_MS });
      const message = newMessage(uid, id, input, profile);
      if (!reason) {
        transaction.create(store.chat(id), message);
        return undefined;
      }
      const { chat, author } = message;
      const draft = {
        uid,
        author,
        kind: 'message',
        chat,
        names_author: true,
        reason,
        sent_at: real,
      } as const;
      holdText(ctx, transaction, id, { ...draft, text: input.message });
      return heldRefusal('message', draft);
    },
    { maxAttempts: 10 },
  );
}

/**
 * Sends a message to a chat as the user of the token. A repeated call with the same `message_id` posts nothing twice, even
 * if the message was deleted in between.
 * @throws AppError `unauthenticated`; `forbidden` for another user's `user_id`; `muted`, `banned`; `too-many-requests`;
 * `conflict` when the id is or was another user's message, and while staff have paused the chat; `invalid-input` for a chat that no camera has, for a link
 * from a new account, and for a text that waits for staff.
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
  const [isKnown, rules] = await Promise.all([isChat(ctx, input.chat), readWordRules(), ctx.active()]);
  if (!isKnown) throw new AppError('invalid-input', { errors: { chat: ['There is no such chat.'] } });
  const id = input.message_id ?? randomUUID();
  const refusal = await writeMessage(ctx, { uid: user.uid, id, input, rules });
  if (refusal) throw refusal;
  // The message is stored, so the sender gets that answer. If the fold fails, the trigger folds again.
  await foldTail({ ctx, input: { chat: input.chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
  return { id };
}
