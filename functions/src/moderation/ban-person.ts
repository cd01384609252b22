import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { endTokensByBan } from '../accounts/api-tokens.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { requireModerable } from './require-moderable.ts';
import { syncDisabled } from './sync-disabled.ts';

/**
 * Closes an account and ends all its sign-ins. The ban is stored first, so that an exchange at the same time gets no new
 * token. A repeated call finishes one that broke off. A trigger on the sanction disables the account too, and ends the
 * renewals at Stripe.
 * @throws AppError `not-found`, `forbidden`; `conflict` for the caller themselves.
 */
export async function banPerson({
  ctx,
  input: { uid, reason },
}: {
  ctx: StaffCtx;
  input: { uid: string; reason: string };
}): Promise<Sanction> {
  await requireModerable(ctx, uid);
  const now = await ctx.clock.now();
  const sanction: Sanction = { kind: 'ban', reason, by: ctx.user.uid, imposed_at: now };
  const [document, user] = [store.sanctions(uid), store.users(uid)];
  await firestore().runTransaction(async (transaction) => {
    const [before, stored] = await Promise.all([transaction.get(document), transaction.get(user)]);
    transaction.set(document, sanction);
    if (stored.exists) transaction.update(user, store.users.patch({ signed_out_at: ctx.clock.real() }));
    const change = { before: before.data() ?? null, after: sanction };
    recordAction(ctx, transaction, { target: document.path, person: uid, ...change, reason });
  });
  // Before Firebase Auth, which may fail: most endpoints check only the token.
  await endTokensByBan(uid);
  await syncDisabled(uid);
  await (await identity()).revokeRefreshTokens(uid);
  return sanction;
}
