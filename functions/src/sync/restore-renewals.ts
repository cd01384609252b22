import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { restoreStopped } from '../stripe/stop-renewals.ts';
import { changeAtStripe } from './change-at-stripe.ts';

/** Restores the renewals that were stopped for this reason, unless the subscription has ended. @throws what Stripe throws. */
export async function restoreRenewals({
  ctx,
  input: { uid, why },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop };
}): Promise<void> {
  await changeAtStripe(ctx, { uid, cause: `${why}-undone` }, (found) => restoreStopped(found, why));
}
