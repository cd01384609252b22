import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { requireMaySanction } from './sanction-target.ts';

/**
 * Keeps somebody from writing for `minutes` from now; a mute they already have gives way to it.
 * @throws AppError `unauthenticated`, `forbidden`, `not-found`; `conflict` for oneself, and for somebody who is banned.
 */
export async function mutePerson({
  ctx,
  input: { uid, minutes, reason },
}: {
  ctx: Ctx;
  input: { uid: string; minutes: number; reason: string };
}): Promise<Sanction> {
  await requireMaySanction(ctx, uid);
  const until = (await ctx.clock.now()) + minutes * 60_000;
  const sanction: Sanction = { kind: 'mute', until, reason };
  const document = documentAt(`${collections.sanctions}/${uid}`);
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists && sanctionSchema.parse(stored.data()).kind === 'ban') throw new AppError('conflict');
    transaction.set(document, sanction);
  });
  return sanction;
}
