import { chargesAgain, isLive, isOver, isOwed } from '@boma/domain/membership/one-subscription.policy.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { isStripeOutage, type Stripe, stripe } from '../platform/stripe.ts';
import { endSubscription } from './end-subscription.ts';
import { END_MARK, type RenewalChange, STOP_MARK } from './renewal-marks.ts';
import { type FoundSubscription, factsOf } from './subscription-facts.ts';

/** Updates a subscription. If it has ended since it was read, Stripe refuses the update, which is no longer needed. */
async function update(id: string, to: Stripe.SubscriptionUpdateParams): Promise<void> {
  const client = await stripe();
  await client.subscriptions.update(id, to).catch(async (error: unknown) => {
    if (isStripeOutage(error) || !isOver(await client.subscriptions.retrieve(id))) throw error;
  });
}

/**
 * The subscription as it is now. A decision rests on what was read before it: staff may have scheduled an end at Stripe in
 * between.
 */
async function readAgain({ id, customer }: FoundSubscription): Promise<FoundSubscription> {
  return factsOf(customer, await (await stripe()).subscriptions.retrieve(id));
}

/**
 * Makes sure that none of these subscriptions charges again. A paid one lasts until the end of its period. One whose payment
 * failed ends at once, because Stripe would retry the payment. An end that was scheduled for later is stored in the
 * subscription's metadata by the same call that brings it forward.
 */
export async function stopRenewals(
  ctx: Ctx,
  found: readonly FoundSubscription[],
  why: RenewalStop,
): Promise<void> {
  for (const known of found.filter(chargesAgain)) {
    const facts = await readAgain(known);
    if (!chargesAgain(facts)) continue;
    const { id, cancelAt } = facts;
    const metadata = { [STOP_MARK]: why, [END_MARK]: cancelAt ?? '' };
    if (isOwed(facts)) await endSubscription({ ctx, input: { id, why } });
    else await update(id, { cancel_at_period_end: true, metadata });
  }
}

/** The end that was scheduled before we stopped the renewal. An end that was scheduled since is kept. */
function formerEnd({ cancelAt, cancelAtPeriodEnd, periodEnd, endBefore }: FoundSubscription) {
  const isOurs = cancelAtPeriodEnd || cancelAt === periodEnd;
  if (!isOurs) return {};
  return endBefore === null ? { cancel_at_period_end: false } : { cancel_at: endBefore };
}

/** Restores the renewals that were stopped for this reason. Subscriptions that have ended stay ended. */
export async function restoreStopped(found: readonly FoundSubscription[], why: RenewalStop): Promise<void> {
  const isStopped = (facts: FoundSubscription) => isLive(facts) && facts.stoppedFor === why;
  for (const known of found.filter(isStopped)) {
    const facts = await readAgain(known);
    if (isStopped(facts))
      await update(facts.id, { ...formerEnd(facts), metadata: { [STOP_MARK]: '', [END_MARK]: '' } });
  }
}

/**
 * Makes the change at Stripe. Returns false when Stripe refuses it, as it does for a subscription that staff have put under a
 * schedule there: staff must change it, and the sync goes on. @throws when Stripe is out of reach.
 */
export async function changeRenewals(
  ctx: Ctx,
  found: readonly FoundSubscription[],
  { to, why }: RenewalChange,
): Promise<boolean> {
  try {
    if (to === 'stop') await stopRenewals(ctx, found, why);
    else await restoreStopped(found, why);
    return true;
  } catch (cause) {
    if (isStripeOutage(cause)) throw cause;
    ctx.log.error('renewals', cause, { to, why, subscriptions: found.map(({ id }) => id).join(' ') });
    return false;
  }
}
