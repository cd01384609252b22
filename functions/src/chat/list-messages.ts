import { type ChatMessage, emptyFold } from '@boma/domain/chat/chat.schema.ts';
import { isCloseTo } from '@boma/domain/chat/chat-reader.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { keyedCache } from '../platform/keyed-cache.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { isChat } from './is-chat.ts';
import { messagesOf } from './read-messages.ts';

interface Address {
  readonly chat: string;
  readonly block: number;
  readonly epoch: number;
}

async function readBacklog(ctx: Ctx, { chat, ...asked }: Address): Promise<ChatMessage[]> {
  const [tailDocument, foldDocument] = await readDocuments(
    firestore(),
    store.chatTails(chat),
    store.chatFolds(chat),
  );
  const tail = tailDocument.data();
  if (!isCloseTo(tail ?? emptyTail, asked)) throw new AppError('not-found');
  if (!tail && !(await isChat(ctx, chat))) throw new AppError('not-found');
  const { window } = foldDocument.data() ?? emptyFold;
  if (window.length === 0) return [];
  return messagesOf(await readDocuments(firestore(), ...window.map(({ id }) => store.chat(id))));
}

const KEPT_MS = 5000;
const KEPT_ADDRESSES = 50;
const cached = keyedCache<ChatMessage[]>(KEPT_MS, KEPT_ADDRESSES);

/**
 * The newest messages in order, at an address that follows from the tail. They are what has been folded and nothing else:
 * readers are never told about the deletion of a message that was not folded.
 *
 * An answer for an address never gets wrong, so each instance keeps it for seconds, as the CDN does: callers who vary
 * their headers to get past the CDN read nothing more from the store.
 * @throws AppError `not-found` for any other address, and for a chat that does not exist: no CDN stores those.
 */
export function listMessages({ ctx, input }: { ctx: Ctx; input: Address }): Promise<ChatMessage[]> {
  const { chat, block, epoch } = input;
  return cached(`${chat} ${block} ${epoch}`, ctx.clock.real(), () => readBacklog(ctx, input));
}
