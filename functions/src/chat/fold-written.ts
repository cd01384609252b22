import { chatKey } from '@boma/domain/chat/chat.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { foldTail } from './fold-tail.ts';

/** Whoever sent the message folds it as a rule; the trigger steps in where nobody did. */
const PATIENCE_MS = 200;

/**
 * Folds a message that was written or deleted, by whomever. `chats`: where it was and where it is; what no chat is called
 * has no readers, and may be no document's name either, at which the trigger would fail again and again.
 */
export async function foldWritten({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; chats: readonly unknown[] };
}): Promise<void> {
  const chats = new Set(input.chats.flatMap((chat) => chatKey.safeParse(chat).data ?? []));
  for (const chat of chats) await foldTail({ ctx, input: { chat, id: input.id, patienceMs: PATIENCE_MS } });
}
