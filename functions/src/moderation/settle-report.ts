import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { requireStaff } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';

/**
 * Notes who of staff has dealt with these reports, and when. Whoever settled one first is the one who is noted.
 * @throws AppError `unauthenticated`, `forbidden`; `not-found`, and nothing is settled, when there is not every one of
 * them.
 */
export async function settleReport({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { report_ids: readonly string[] };
}): Promise<void> {
  const { uid } = await requireStaff(ctx);
  const reports = [...new Set(input.report_ids)].map((id) => documentAt(`${collections.chatReports}/${id}`));
  await firestore().runTransaction(async (transaction) => {
    const found = await transaction.getAll(...reports);
    if (found.some((report) => !report.exists)) throw new AppError('not-found');
    const settled = { settled_at: ctx.clock.real(), settled_by: uid };
    for (const report of found)
      if (report.get('settled_at') === null) transaction.update(report.ref, settled);
  });
}
