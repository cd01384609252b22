import { createHash } from 'node:crypto';
import { queuedEvent } from '@boma/domain/alerts/duty-events.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { REPORT_NEWS, type ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import type { ReportThingInput } from '@boma/domain/moderation/reports.schema.ts';
import type { UserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { reportedThings } from './reported-things.ts';

/** Staff see the newest hundred reports. One user alone must not push out what others have reported. */
export const REPORTS_PER_PERSON: Allowance = { capacity: 10, refillMs: 60_000 };
const TOO_MANY = 'Thank you for looking out. That is a lot at once: please report the next one in a minute.';

/**
 * Each user reports a thing once, whatever characters the ids have. Messages keep the ids that their reports have always
 * had; JSON has no line break, so no other kind gets one of these.
 */
export function reportIdOf(kind: ReportedKind, id: string, uid: string): string {
  const name = kind === 'message' ? `${id}\n${uid}` : JSON.stringify([kind, id, uid]);
  return createHash('sha256').update(name).digest('hex');
}

/**
 * Stores a report with a copy of what it is about, because its author may delete that. A repeated report changes nothing.
 * @throws AppError `unauthenticated`, `not-found`, `too-many-requests`.
 */
export async function reportThing({
  ctx,
  input: { kind, id: thing, reason },
}: {
  ctx: UserCtx;
  input: ReportThingInput;
}): Promise<{ id: string }> {
  const { uid } = ctx.user;
  const owner = `report by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: REPORTS_PER_PERSON, alert: TOO_MANY } });
  const id = reportIdOf(kind, thing, uid);
  const report = store.chatReports(id);
  await firestore().runTransaction(async (transaction) => {
    const [copy, before, user] = await Promise.all([
      reportedThings[kind].copy(transaction, thing),
      transaction.get(report),
      transaction.get(store.users(uid)),
    ]);
    // The account was deleted during this call. A deletion that has run already would not find this report.
    if (!user.exists) throw new AppError('unauthenticated');
    if (before.exists) return;
    if (!copy) throw new AppError('not-found');
    const reported_at = ctx.clock.real();
    const happened = { id, at: reported_at, title: REPORT_NEWS[kind] };
    queueAlertEvent(ctx, transaction, queuedEvent('report', id, happened));
    transaction.create(report, {
      ...copy,
      kind,
      message_id: thing,
      reported_by: uid,
      reason,
      reported_at,
      settled_at: null,
      settled_by: null,
      hides: false,
      claim: null,
    });
  });
  return { id };
}

/** The call of pages from before `reportThing`. */
export const reportMessage = ({
  ctx,
  input: { message_id, reason },
}: {
  ctx: UserCtx;
  input: { message_id: string; reason: string };
}): Promise<{ id: string }> => reportThing({ ctx, input: { kind: 'message', id: message_id, reason } });
