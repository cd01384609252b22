import { deriveClaims } from '../accounts/derive-claims.ts';
import type { Ctx } from '../platform/context.ts';
import { identityErrorCode } from '../platform/identity.ts';

/**
 * Writes into the account's claims whether the user is a subscriber. The claim is a hint for rules, which the server never
 * reads, so a failure is logged only; the nightly sweep corrects the claims.
 */
export async function refreshClaims({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  try {
    await deriveClaims({ ctx, input: { uid } });
  } catch (cause) {
    // The payment records of a user outlive their account.
    if (identityErrorCode(cause) === 'user-not-found') return;
    ctx.log.error('claims', cause, { uid });
  }
}
