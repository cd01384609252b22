import { AppError } from '@boma/domain/errors.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import type { ImposeSanctionInput, Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { endTokensByBan } from '../accounts/api-tokens.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { requireModerable } from './require-moderable.ts';
import { syncDisabled } from './sync-disabled.ts';

/** Stores the sanction with its record, and with the end of the sign-ins if it closes the account. */
async function storeSanction(ctx: StaffCtx, uid: string, sanction: Sanction): Promise<void> {
  const closes = closesAccount(sanction.kind);
  const [document, user] = [store.sanctions(uid), store.users(uid)];
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data() ?? null;
    if (closesAccount(before?.kind) && !closes) throw new AppError('conflict');
    const hasProfile = closes && (await transaction.get(user)).exists;
    transaction.set(document, sanction);
    if (hasProfile) transaction.update(user, store.users.patch({ signed_out_at: ctx.clock.real() }));
    const { reason } = sanction;
    recordAction(ctx, transaction, { target: document.path, person: uid, before, after: sanction, reason });
  });
}

/** Each step can be repeated. The tokens come before Firebase Auth, which may fail: most endpoints check only the token. */
async function endSignIns(uid: string): Promise<void> {
  await endTokensByBan(uid);
  await syncDisabled(uid);
  await (await identity()).revokeRefreshTokens(uid);
}

/**
 * Imposes a sanction, which replaces an earlier one. One that closes the account ends all its sign-ins. It is stored
 * first, so that an exchange at the same time gets no new token. A repeated call finishes one that broke off. A trigger on
 * the sanction disables the account too, and ends the renewals at Stripe.
 * @throws AppError `not-found`, `forbidden`; `conflict` for the caller themselves, and for a closed account if the new
 * sanction would open it.
 */
export async function imposeSanction({
  ctx,
  input: { uid, kind, minutes, reason },
}: {
  ctx: StaffCtx;
  input: ImposeSanctionInput;
}): Promise<Sanction> {
  await requireModerable(ctx, uid);
  const now = await ctx.clock.now();
  const until = minutes === undefined ? null : now + minutes * 60_000;
  const sanction: Sanction = { kind, until, reason, by: ctx.user.uid, imposed_at: now };
  await storeSanction(ctx, uid, sanction);
  if (closesAccount(kind)) await endSignIns(uid);
  return sanction;
}
