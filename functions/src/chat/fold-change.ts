import { chatKey } from '@boma/domain/identifiers.ts';
import type { Ctx } from '../platform/context.ts';
import { foldTail } from './fold-tail.ts';

/** The change is stored at this point. If the fold fails, the trigger folds again. A chat without a key has no readers. */
export async function foldChange(ctx: Ctx, value: string | null, id: string): Promise<void> {
  const { data: chat } = chatKey.safeParse(value);
  if (!chat) return;
  await foldTail({ ctx, input: { chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error, { chat }),
  );
}
