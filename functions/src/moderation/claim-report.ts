import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import { AppError } from '@boma/domain/errors.ts';
import { CLAIM_MS } from '@boma/domain/moderation/moderation.constants.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * Says to colleagues for some minutes that the caller works on these reports. It forbids them nothing. The claim of a
 * colleague stays until it lapses, and settled reports get none. One's own is renewed when half of its time is over.
 * @throws AppError `not-found` when one of them is unknown; `unauthenticated`.
 */
export async function claimReport({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { report_ids: readonly string[] };
}): Promise<void> {
  const { uid } = ctx.user;
  const reports = [...new Set(input.report_ids)].map((id) => store.chatReports(id));
  await firestore().runTransaction(async (transaction) => {
    const found = await transaction.getAll(...reports);
    const user = (await transaction.get(store.users(uid))).data();
    // The account was deleted during this call. A deletion that has run already would not find this claim.
    if (!user) throw new AppError('unauthenticated');
    if (found.some((report) => !report.exists)) throw new AppError('not-found');
    const now = ctx.clock.real();
    const open = found.filter((report) => report.data()?.settled_at === null);
    const claims = open.map((report) => report.data()?.claim);
    const isTaken = claims.some((claim) => claim && claim.by !== uid && claim.until > now);
    const isHeld = claims.every((claim) => claim?.by === uid && claim.until > now + CLAIM_MS / 2);
    if (isTaken || isHeld) return recordNoChange(ctx);
    const name = authorOf({ uid, displayName: user.display_name, roles: user.roles });
    const claim = { by: uid, name, until: now + CLAIM_MS };
    for (const { ref } of open) {
      transaction.update(ref, store.chatReports.patch({ claim }));
      recordAction(ctx, transaction, { target: ref.path, after: { claimed_until: claim.until } });
    }
  });
}
