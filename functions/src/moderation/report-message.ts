import { createHash } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Report } from '@boma/domain/moderation/reports.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { takeToken } from '../platform/take-token.ts';

/** Staff see the newest hundred: one person alone must not bury what others have found. */
export const REPORTS_PER_PERSON: Allowance = { capacity: 10, refillMs: 60_000 };
const TOO_MANY =
  'Thank you for looking out. That is a lot at once: please tell us of the next one in a minute.';

/** One report by each person of each message, whatever characters the ids hold. */
function reportId(message: string, uid: string): string {
  return createHash('sha256').update(`${message}\n${uid}`).digest('hex');
}

/**
 * Keeps what somebody found wrong with a message, with its words: its author may delete it. The first report counts.
 * @throws AppError `unauthenticated`, `not-found`, `too-many-requests`.
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
  const owner = `report by person ${actor.uid}`;
  await takeToken({ ctx, input: { owner, allowance: REPORTS_PER_PERSON, alert: TOO_MANY } });
  const id = reportId(input.message_id, actor.uid);
  const report = documentAt(`${collections.chatReports}/${id}`);
  await firestore().runTransaction(async (transaction) => {
    const [message, before, person] = await transaction.getAll(
      documentAt(`${collections.chat}/${input.message_id}`),
      report,
      documentAt(`${collections.users}/${actor.uid}`),
    );
    // Deleted since the call came in: nobody would take their id off the report any more.
    if (!person?.exists) throw new AppError('unauthenticated');
    if (before?.exists) return;
    if (!message?.exists || message.get('deleted_at') !== undefined) throw new AppError('not-found');
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
