import { AppError } from '@boma/domain/errors.ts';
import { closesAccount, type Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { requireModerable } from './require-moderable.ts';

/**
 * Stops a user from writing for `minutes` from now. Replaces an earlier mute.
 * @throws AppError `not-found`, `forbidden`; `conflict` for the caller themselves and for a banned user.
 */
export async function mutePerson({
  ctx,
  input: { uid, minutes, reason },
}: {
  ctx: StaffCtx;
  input: { uid: string; minutes: number; reason: string };
}): Promise<Sanction> {
  await requireModerable(ctx, uid);
  const now = await ctx.clock.now();
  const until = now + minutes * 60_000;
  const sanction: Sanction = { kind: 'mute', until, reason, by: ctx.user.uid, imposed_at: now };
  const document = store.sanctions(uid);
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data() ?? null;
    if (closesAccount(before?.kind)) throw new AppError('conflict');
    transaction.set(document, sanction);
    recordAction(ctx, transaction, { target: document.path, person: uid, before, after: sanction, reason });
  });
  return sanction;
}
