import type { Ctx } from '../platform/context.ts';
import type { RenewalStop } from '../stripe/renewal-marks.ts';
import { restoreStopped } from '../stripe/stop-renewals.ts';
import { changeAtStripe } from './change-at-stripe.ts';

/** What was stopped for this reason goes on as it did before, unless it is over by now. @throws whatever Stripe throws. */
export async function restoreRenewals({
  ctx,
  input: { uid, why },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop };
}): Promise<void> {
  await changeAtStripe(ctx, { uid, cause: `${why}-undone` }, (found) => restoreStopped(found, why));
}
