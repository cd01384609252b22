import { mayDelete } from '@boma/domain/chat/chat.policy.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { requireStaff } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { foldTail } from './fold-tail.ts';

/**
 * Takes a message away from everybody. One that is gone already is no problem: nobody sees it.
 * @throws AppError `unauthenticated`; `forbidden` for somebody else's, but to an admin; `banned`.
 */
export async function deleteMessage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { message_id: string };
}): Promise<{ id: string }> {
  const actor = await ctx.actor();
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const id = input.message_id;
  const message = documentAt(`${collections.chat}/${id}`);
  const written = await message.get();
  if (!written.exists) return { id };
  const owner: unknown = written.get('user_id');
  if (owner !== actor.uid && !mayDelete(await requireStaff(ctx), null)) throw new AppError('forbidden');
  await message.delete();
  const chat: unknown = written.get('chat');
  // Deleted is deleted; the trigger makes good what this fold could not do.
  if (typeof chat === 'string')
    await foldTail({ ctx, input: { chat, id } }).catch((error: unknown) => ctx.log.error('chat-fold', error));
  return { id };
}
