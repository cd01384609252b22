import { chatKey } from '@boma/domain/identifiers.ts';
import type { Ctx } from '../platform/context.ts';
import { foldTail } from './fold-tail.ts';

/** The verb that sent the message usually folds it. The trigger folds where it did not. */
const PATIENCE_MS = 200;

/**
 * Folds a message that was written or deleted, by anyone. `chats`: the chats that it was in and is in. A value that is no
 * chat's key has no readers, and a fold of it could fail for ever.
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
