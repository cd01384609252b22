import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { stripeErrorCode } from '../platform/stripe.ts';
import { customersOf } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { createPortalSession, type PortalFlow } from '../stripe/portal-session.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { openSubscriptionIn } from './open-subscription.ts';

/**
 * A link to Stripe's portal: to change the card, to end the subscription, or to manage everything, also for a user whose
 * subscriptions have all ended. Portal links are short-lived, so each call creates one.
 * @throws AppError `not-found` for a user with nothing to change; `too-many-requests`.
 */
export async function portalLink({
  ctx,
  input: { flow },
}: {
  ctx: ActiveUserCtx;
  input: { flow: PortalFlow };
}): Promise<{ link: string }> {
  await limitStripeCalls(ctx, 'links');
  const found = await findSubscriptions(await customersOf(ctx.user.uid));
  const open = openSubscriptionIn(found);
  const past = flow === 'manage' ? found.toSorted((a, b) => b.created - a.created) : [];
  const deleted = new Set<string>();
  for (const wanted of open ? [open] : past) {
    if (deleted.has(wanted.customer)) continue;
    // A subscription that ends already cannot be cancelled. The portal's first page offers to renew it.
    const isEnding = wanted.cancelAtPeriodEnd || wanted.cancelAt !== null;
    try {
      return {
        link: await createPortalSession(ctx, wanted, flow === 'cancel' && isEnding ? 'manage' : flow),
      };
    } catch (error) {
      // A customer whom staff have deleted at Stripe has no portal.
      if (stripeErrorCode(error) !== 'resource_missing') throw error;
      deleted.add(wanted.customer);
    }
  }
  throw new AppError('not-found');
}
