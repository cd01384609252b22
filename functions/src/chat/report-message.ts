import { createHash } from 'node:crypto';
import type { Report } from '@boma/domain/chat/reports.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';

/** One report by each person of each message, whatever characters the ids hold. */
function reportId(message: string, uid: string): string {
  return createHash('sha256').update(`${message}\n${uid}`).digest('hex');
}

/**
 * Keeps what somebody found wrong with a message, with its words: its author may delete it. The first report counts.
 * @throws AppError `unauthenticated`, `not-found`.
 */
export async function reportMessage({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { message_id: string; reason: string };
}): Promise<{ id: string }> {
  const actor = await ctx.actor();
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const id = reportId(input.message_id, actor.uid);
  const report = documentAt(`${collections.chatReports}/${id}`);
  await firestore().runTransaction(async (transaction) => {
    const [message, before] = await transaction.getAll(
      documentAt(`${collections.chat}/${input.message_id}`),
      report,
    );
    if (before?.exists) return;
    if (!message?.exists) throw new AppError('not-found');
    const kept: Report = {
      message_id: input.message_id,
      chat: message.get('chat') ?? null,
      message: message.get('message') ?? null,
      author: message.get('author') ?? null,
      user_id: message.get('user_id') ?? null,
      reported_by: actor.uid,
      reason: input.reason,
      reported_at: ctx.clock.real(),
      settled_at: null,
      settled_by: null,
    };
    transaction.create(report, kept);
  });
  return { id };
}
