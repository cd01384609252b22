import { collections } from '@boma/domain/collections.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { dropTokens, tokensOf } from './person-tokens.ts';
import { requireUser } from './require-user.ts';

/** Ends every sign-in of a person. The moment is noted first, so that no exchange slips in between. */
export async function endAllSignIns(ctx: Ctx, uid: string): Promise<void> {
  await documentAt(`${collections.users}/${uid}`).update({ signed_out_at: ctx.clock.real() });
  await (await identity()).revokeRefreshTokens(uid);
  await dropTokens(await tokensOf(uid));
}

/** Signs the caller out on every device, this one too. */
export async function signOutEverywhere({ ctx }: { ctx: Ctx }): Promise<void> {
  const { uid } = await requireUser(ctx);
  await endAllSignIns(ctx, uid);
}
