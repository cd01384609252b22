import { AppError } from '@boma/domain/errors.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { newClaim } from './new-claim.ts';

/**
 * Tells colleagues that the caller works on these reports. Settled reports get no claim.
 * @throws AppError `not-found` when one of them is unknown; `unauthenticated`.
 */
export async function claimReport({
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
    const open = found.filter((report) => report.data()?.settled_at === null);
    const claim = await newClaim(
      ctx,
      transaction,
      open.map((report) => report.data()?.claim),
    );
    if (!claim) return;
    for (const { ref } of open) {
      transaction.update(ref, store.chatReports.patch({ claim }));
      recordAction(ctx, transaction, { target: ref.path, after: { claimed_until: claim.until } });
    }
  });
}
