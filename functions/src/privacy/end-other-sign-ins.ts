import { collections } from '@boma/domain/collections.ts';
import { dropTokens, tokensOf } from '../accounts/person-tokens.ts';
import { revokedSignInPath } from '../accounts/sign-ins.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';

/**
 * Signs a person out on every device but this one: what is older than its sign-in by its moment, what is newer one by one.
 * Noted first, so that no exchange slips in between.
 */
export async function endOtherSignIns(ctx: Ctx, uid: string, { device, signedInAt }: Session): Promise<void> {
  await documentAt(`${collections.users}/${uid}`).update({ signed_out_at: signedInAt - 1 });
  const others = async () => (await tokensOf(uid)).filter((token) => token.device.id !== device);
  for (const { signed_in_at: at } of await others())
    await documentAt(revokedSignInPath(uid, at)).set({ uid, revoked_at: ctx.clock.real() });
  await dropTokens(await others());
}
