import { deriveClaims } from '../accounts/derive-claims.ts';
import type { Ctx } from '../platform/context.ts';
import { identityErrorCode } from '../platform/identity.ts';

/**
 * Has the claims say whether somebody is a subscriber: a hint for rules, which the server itself never reads. So it fails
 * nothing, and the nightly sweep makes good what did not work.
 */
export async function hintClaims({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  try {
    await deriveClaims({ ctx, input: { uid } });
  } catch (cause) {
    // Whoever has left is still a customer of whom records are kept.
    if (identityErrorCode(cause) === 'user-not-found') return;
    ctx.log.error('claims', cause, { uid });
  }
}
