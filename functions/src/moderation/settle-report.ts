import { AppError } from '@boma/domain/errors.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * Marks reports as settled by the caller. A report that is settled already keeps its first settler.
 * @throws AppError `not-found` when one of them is unknown; then none is settled.
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
    const after = { settled_at: ctx.clock.real(), settled_by: ctx.user.uid };
    const open = found.filter((report) => report.data()?.settled_at === null);
    for (const report of open) {
      transaction.update(report.ref, store.chatReports.patch(after));
      const before = { settled_at: null, settled_by: null };
      recordAction(ctx, transaction, { target: report.ref.path, before, after });
    }
    if (open.length === 0) recordNoChange(ctx);
  });
}
