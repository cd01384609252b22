import { randomUUID } from 'node:crypto';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { userSchema } from '@boma/domain/accounts/user.schema.ts';
import { CHAT_TEXTS, SENT_REMEMBERED_MS } from '@boma/domain/chat/chat.constants.ts';
import { authorOf, GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { SendMessageInput } from '@boma/domain/chat/chat.schema.ts';
import { chatSenderSchema, restedSender, takeToken } from '@boma/domain/chat/chat-rate.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { sanctionRefusal } from '@boma/domain/moderation/sanction-refusal.ts';
import { activeSanction, sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { foldTail } from './fold-tail.ts';

const read = <S extends z.ZodType>(document: DocumentSnapshot | undefined, schema: S) =>
  document?.exists ? (schema.parse(document.data()) as z.output<S>) : undefined;

async function requireChat(chat: string): Promise<void> {
  if (chat === GENERAL_CHAT) return;
  const streams = firestore().collection(collections.streams).where('chat', '==', chat).limit(1);
  if ((await streams.get()).empty)
    throw new AppError('invalid-input', { errors: { chat: ['There is no such chat.'] } });
}

function requireUnsanctioned(document: DocumentSnapshot | undefined, now: number): void {
  const sanction = activeSanction(read(document, sanctionSchema), now);
  if (sanction) throw sanctionRefusal(sanction);
}

/** Writes the message unless it was written before, whatever became of it since. */
async function write(ctx: Ctx, uid: string, id: string, { chat, message }: SendMessageInput): Promise<void> {
  const now = await ctx.clock.now();
  const messageAt = documentAt(`${collections.chat}/${id}`);
  const senderAt = documentAt(`${collections.chatSenders}/${uid}`);
  await firestore().runTransaction(
    async (transaction) => {
      const [sanction, sender, written, person] = await transaction.getAll(
        documentAt(`${collections.sanctions}/${uid}`),
        senderAt,
        messageAt,
        documentAt(`${collections.users}/${uid}`),
      );
      requireUnsanctioned(sanction, now);
      // Deleted since the call came in: nobody would put another name over the message any more.
      if (!person?.exists) throw new AppError('unauthenticated');
      const real = ctx.clock.real();
      const before = read(sender, chatSenderSchema) ?? restedSender(real);
      if (before.sent.some((each) => each.id === id)) return;
      if (written?.exists) {
        if (written.get('user_id') === uid) return;
        throw new AppError('conflict');
      }
      const taken = takeToken(before, id, real);
      if ('retryAfter' in taken)
        throw new AppError('too-many-requests', {
          retryAfter: taken.retryAfter,
          alert: CHAT_TEXTS.tooFast,
        });
      const { display_name: displayName, roles } = userSchema.parse(person.data());
      transaction.set(senderAt, {
        ...taken.sender,
        expires_at: Timestamp.fromMillis(real + SENT_REMEMBERED_MS),
      });
      transaction.create(messageAt, {
        id,
        chat,
        message,
        author: authorOf({ uid, displayName, roles }),
        user_id: uid,
        sent_at: FieldValue.serverTimestamp(),
        system: false,
        staff: isStaff(roles),
        sighting: null,
      });
    },
    { maxAttempts: 10 },
  );
}

/**
 * Says something in a chat, as whoever the token names. A call that is repeated with the same `message_id` posts
 * nothing twice, not even when the message was deleted in between.
 * @throws AppError `unauthenticated`; `forbidden` for somebody else's `user_id`; `muted`, `banned`; `too-many-requests`;
 * `conflict` when the id is somebody else's message; `invalid-input` for a chat that no stream has.
 */
export async function sendMessage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SendMessageInput;
}): Promise<{ id: string }> {
  const actor = await ctx.actor();
  if (actor.kind !== 'user')
    throw new AppError('unauthenticated', { alert: CHAT_TEXTS.guest, caption: CHAT_TEXTS.guestCaption });
  if (input.user_id !== undefined && input.user_id !== actor.uid) throw new AppError('forbidden');
  await requireChat(input.chat);
  const id = input.message_id ?? randomUUID();
  await write(ctx, actor.uid, id, input);
  // The message is there, so its sender is told so; the trigger makes good what this fold could not do.
  await foldTail({ ctx, input: { chat: input.chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
  return { id };
}
