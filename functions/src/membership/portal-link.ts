import { AppError } from '@boma/domain/errors.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { stripeErrorCode } from '../platform/stripe.ts';
import { customersOf } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { portalSession } from '../stripe/portal-session.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { openOf } from './open-subscription.ts';

/**
 * Stripe's page for changing the card, for ending the subscription, or, for whoever ever had one, for everything. Its
 * links are short-lived, so one is made each time.
 * @throws AppError `unauthenticated`; `not-found` for whoever has nothing to change; `too-many-requests`.
 */
export async function portalLink({
  ctx,
  input: { flow },
}: {
  ctx: Ctx;
  input: { flow: 'update' | 'cancel' | 'manage' };
}): Promise<{ link: string }> {
  const { uid } = await requireUser(ctx);
  await limitStripeCalls(ctx, uid, 'links');
  const found = await findSubscriptions(await customersOf(uid));
  const open = openOf(found);
  const past = flow === 'manage' ? found.toSorted((a, b) => b.created - a.created) : [];
  const gone = new Set<string>();
  for (const wanted of open ? [open] : past) {
    if (gone.has(wanted.customer)) continue;
    // What ends already cannot be ended once more; the portal's first page has the way to undo it.
    const isEnding = wanted.cancelAtPeriodEnd || wanted.cancelAt !== null;
    try {
      return { link: await portalSession(ctx, wanted, flow === 'cancel' && isEnding ? 'manage' : flow) };
    } catch (error) {
      // Staff can delete a customer at Stripe, who has no page there any more.
      if (stripeErrorCode(error) !== 'resource_missing') throw error;
      gone.add(wanted.customer);
    }
  }
  throw new AppError('not-found');
}
