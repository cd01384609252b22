import { isDeepStrictEqual } from 'node:util';
import type { ChatPace, SetChatPaceInput } from '@boma/domain/chat/chat-pace.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { publish, type Section } from '../live/publish.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { isChat } from './is-chat.ts';

const AS_ALWAYS: ChatPace = { paused: false, slow_seconds: 0 };

const pacesSection: Section = {
  name: 'chat-paces',
  read: async ({ reader, log }) => ({
    fields: { chat_paces: readWellFormed(await reader.get(store.chatPaces()), log)?.chats ?? {} },
  }),
};

/**
 * Pauses a chat, slows it down, or lets it go on. Open pages follow within seconds, and the server refuses what comes too
 * early.
 * @throws AppError `not-found` for a chat that does not exist.
 */
export async function setChatPace({
  ctx,
  input: { chat, paused, slow_seconds },
}: {
  ctx: StaffCtx;
  input: SetChatPaceInput;
}): Promise<void> {
  if (!(await isChat(ctx, chat))) throw new AppError('not-found');
  const document = store.chatPaces();
  await firestore().runTransaction(async (transaction) => {
    const chats = (await transaction.get(document)).data()?.chats ?? {};
    const before = chats[chat] ?? AS_ALWAYS;
    const after = { paused: paused ?? before.paused, slow_seconds: slow_seconds ?? before.slow_seconds };
    if (isDeepStrictEqual(before, after)) return recordNoChange(ctx);
    const { [chat]: _, ...others } = chats;
    const isCalmed = !isDeepStrictEqual(after, AS_ALWAYS);
    transaction.set(document, { chats: isCalmed ? { ...others, [chat]: after } : others });
    recordAction(ctx, transaction, { target: `chats/${chat}`, before, after });
  });
  await publish({ ctx, input: pacesSection });
}
