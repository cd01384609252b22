import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { keyedCache } from '../platform/keyed-cache.ts';
import { store } from '../platform/store.ts';
import { isChat } from './is-chat.ts';

async function readTail(ctx: Ctx, chat: string): Promise<ChatTail> {
  const tail = (await store.chatTails(chat).get()).data();
  if (!tail && !(await isChat(ctx, chat))) throw new AppError('not-found');
  return tail ?? emptyTail;
}

/** Places of a CDN ask at the same time. Half a second is the tick of a chat: a copy is at most one tick old. */
const KEPT_MS = 500;
const KEPT_CHATS = 100;
const cached = keyedCache<ChatTail>(KEPT_MS, KEPT_CHATS);

/**
 * What pages listen to otherwise (`chat-tails/{chat}`).
 * @throws AppError `not-found` for a chat that does not exist.
 */
export function showTail({ ctx, input: { chat } }: { ctx: Ctx; input: { chat: string } }): Promise<ChatTail> {
  return cached(chat, ctx.clock.real(), () => readTail(ctx, chat));
}
