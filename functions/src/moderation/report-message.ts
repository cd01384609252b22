import { createHash } from 'node:crypto';
import { queuedEvent } from '@boma/domain/alerts/duty-events.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { messageFacts } from '../chat/message-facts.ts';
import type { UserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';

/** Staff see the newest hundred reports. One user alone must not push out what others have reported. */
export const REPORTS_PER_PERSON: Allowance = { capacity: 10, refillMs: 60_000 };
const TOO_MANY = 'Thank you for looking out. That is a lot at once: please report the next one in a minute.';

/** Each user reports a message once, whatever characters the ids have. */
export function reportIdOf(messageId: string, uid: string): string {
  return createHash('sha256').update(`${messageId}\n${uid}`).digest('hex');
}

/**
 * Stores a report with a copy of the message, because its author may delete it. A repeated report changes nothing.
 * @throws AppError `unauthenticated`, `not-found`, `too-many-requests`.
 */
export async function reportMessage({
  ctx,
  input,
}: {
  ctx: UserCtx;
  input: { message_id: string; reason: string };
}): Promise<{ id: string }> {
  const { uid } = ctx.user;
  const owner = `report by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: REPORTS_PER_PERSON, alert: TOO_MANY } });
  const id = reportIdOf(input.message_id, uid);
  const report = store.chatReports(id);
  await firestore().runTransaction(async (transaction) => {
    const [found, before, user] = await Promise.all([
      transaction.get(store.chat(input.message_id)),
      transaction.get(report),
      transaction.get(store.users(uid)),
    ]);
    // The account was deleted during this call. A deletion that has run already would not find this report.
    if (!user.exists) throw new AppError('unauthenticated');
    if (before.exists) return;
    const { isDeleted, isHidden: _, ...message } = messageFacts(found);
    if (!found.exists || isDeleted) throw new AppError('not-found');
    const reported_at = ctx.clock.real();
    queueAlertEvent(ctx, transaction, queuedEvent('report', id, { id, at: reported_at }));
    transaction.create(report, {
      ...message,
      message_id: input.message_id,
      reported_by: uid,
      reason: input.reason,
      reported_at,
      settled_at: null,
      settled_by: null,
      hides: false,
    });
  });
  return { id };
}
