import { chargesAgain, isLive, isOver, isOwed } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { isStripeOutage, type Stripe, stripe } from '../platform/stripe.ts';
import { endSubscription } from './end-subscription.ts';
import { END_MARK, type RenewalDue, type RenewalStop, STOP_MARK } from './renewal-marks.ts';
import type { FoundSubscription } from './subscription-facts.ts';

/** Unless it has ended meanwhile: then nothing about it can be changed any more, and nothing has to be. */
async function update(id: string, to: Stripe.SubscriptionUpdateParams): Promise<void> {
  const client = await stripe();
  await client.subscriptions.update(id, to).catch(async (error: unknown) => {
    if (isStripeOutage(error) || !isOver(await client.subscriptions.retrieve(id))) throw error;
  });
}

/**
 * None of these charges anybody again: what is paid for stays until its end, and what is owed ends at once, since Stripe
 * would go on trying to get it. When one was to end later by itself is noted at Stripe, in the call that puts it forward.
 */
export async function stopRenewals(
  ctx: Ctx,
  found: readonly FoundSubscription[],
  why: RenewalStop,
): Promise<void> {
  for (const facts of found.filter(chargesAgain)) {
    const { id, cancelAt } = facts;
    const metadata = { [STOP_MARK]: why, [END_MARK]: cancelAt ?? '' };
    if (isOwed(facts)) await endSubscription({ ctx, input: { id, why } });
    else await update(id, { cancel_at_period_end: true, metadata });
  }
}

/** How it was before we stopped it. An end that somebody has chosen since is theirs, and stays. */
function endBefore({ cancelAt, cancelAtPeriodEnd, periodEnd, endBefore: before }: FoundSubscription) {
  const isOurs = cancelAtPeriodEnd || cancelAt === periodEnd;
  if (!isOurs) return {};
  return before === null ? { cancel_at_period_end: false } : { cancel_at: before };
}

/** Those of these that were stopped for this reason go on as they did before, unless they are over by now. */
export async function restoreStopped(found: readonly FoundSubscription[], why: RenewalStop): Promise<void> {
  for (const facts of found)
    if (isLive(facts) && facts.stoppedFor === why)
      await update(facts.id, { ...endBefore(facts), metadata: { [STOP_MARK]: '', [END_MARK]: '' } });
}

/**
 * Does what is due. Answers false when Stripe refuses, as it does for what staff have put under a schedule there: that is
 * for staff to mend, and keeps nothing else from being written down. @throws when Stripe is out of reach.
 */
export async function mendRenewals(
  ctx: Ctx,
  found: readonly FoundSubscription[],
  { to, why }: RenewalDue,
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
