import { isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { endSubscription } from '../stripe/end-subscription.ts';
import { changeAtStripe } from './change-at-stripe.ts';

const WHY = 'account-deletion' satisfies RenewalStop;

/** Ends every subscription of the user at once, unpaid ones too, and stores the result. */
export async function endSubscriptions(ctx: Ctx, uid: string): Promise<void> {
  await changeAtStripe(ctx, { uid, cause: WHY }, async (found) => {
    for (const facts of found)
      if (!isOver(facts)) await endSubscription({ ctx, input: { id: facts.id, why: WHY } });
  });
}
