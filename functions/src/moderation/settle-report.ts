import { AppError } from '@boma/domain/errors.ts';
import type { Report } from '@boma/domain/moderation/reports.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { messageFacts } from '../chat/message-facts.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

const HIDDEN = 'This message is hidden from its chat. An admin puts it back or deletes it first.';

/** A report that hides its message stays open until the message is deleted or put back: otherwise staff would lose it. */
async function refuseHiding(
  transaction: Transaction,
  reports: readonly (Report | undefined)[],
): Promise<void> {
  const hiding = reports.flatMap((report) => (report?.hides ? [store.chat(report.message_id)] : []));
  const messages = hiding.length === 0 ? [] : await transaction.getAll(...hiding);
  if (messages.some((message) => messageFacts(message).isHidden))
    throw new AppError('conflict', { alert: HIDDEN });
}

/**
 * Marks reports as settled by the caller. A report that is settled already keeps its first settler.
 * @throws AppError `not-found` when one of them is unknown, `conflict` when one hides its message; then none is settled.
 */
export async function settleReport({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { report_ids: readonly string[] };
}): Promise<void> {
  const reports = [...new Set(input.report_ids)].map((id) => store.chatReports(id));
  await firestore().runTransaction(async (transaction) => {
    const found = await transaction.getAll(...reports);
    if (found.some((report) => !report.exists)) throw new AppError('not-found');
    await refuseHiding(
      transaction,
      found.map((report) => report.data()),
    );
    const after = { settled_at: ctx.clock.real(), settled_by: ctx.user.uid };
    const open = found.filter((report) => report.data()?.settled_at === null);
    for (const report of open) {
      transaction.update(report.ref, store.chatReports.patch({ ...after, claim: null }));
      const before = { settled_at: null, settled_by: null };
      recordAction(ctx, transaction, { target: report.ref.path, before, after });
    }
    if (open.length === 0) recordNoChange(ctx);
  });
}
