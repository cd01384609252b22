import type { User } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Membership } from '@boma/domain/membership/membership.schema.ts';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { refundOffer } from '@boma/domain/membership/refund-offer.policy.ts';
import type {
  MembershipFacts,
  StaffMembership,
  StripeSubscription,
} from '@boma/domain/membership/staff-membership.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { isStripeOutage } from '../platform/stripe.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { customersOf } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { recentInvoices } from '../stripe/recent-invoices.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { membershipFrom } from '../sync/write-membership.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';

const factsOf = (membership: Membership | undefined): MembershipFacts | null =>
  membership
    ? {
        status: membership.status ?? null,
        entitled_until: membership.entitled_until,
        subscription_id: membership.subscription_id ?? null,
        subscriptions: membership.subscriptions,
      }
    : null;

const toView = (found: FoundSubscription): StripeSubscription => ({
  id: found.id,
  status: found.status,
  created: found.created,
  period_start: found.periodStart,
  period_end: found.periodEnd,
  cancel_at_period_end: found.cancelAtPeriodEnd,
  cancel_at: found.cancelAt,
  ended_at: found.endedAt,
  trial_end: found.trialEnd,
  collection_paused: found.isCollectionPaused,
  stopped_for: found.stoppedFor,
  is_todays_plan: found.lookupKey === membershipPlan.lookupKey,
  amount: found.amount,
  currency: found.currency,
  interval: found.interval,
});

/** What staff gave last, with the name of the admin. */
async function readGift({ log }: StaffCtx, user: User): Promise<StaffMembership['gift']> {
  const { membership_given_until: until, membership_given_by: by } = user;
  if (until === null) return null;
  const giver = by === null ? undefined : readWellFormed(await store.users(by).get(), log);
  return {
    until,
    reason: user.membership_given_reason,
    given_at: user.membership_given_at,
    by: giver?.display_name ?? null,
  };
}

/** What Stripe says now. Null while Stripe is out of reach: what the site stores is worth reading without it. */
async function readStripe({ log }: StaffCtx, uid: string): Promise<StaffMembership['stripe']> {
  try {
    const customers = await customersOf(uid);
    const [found, invoices] = await Promise.all([findSubscriptions(customers), recentInvoices(customers)]);
    return {
      customers,
      facts: factsOf(membershipFrom(found, undefined, 0)),
      subscriptions: found.toSorted((a, b) => b.created - a.created).map(toView),
      invoices,
    };
  } catch (cause) {
    if (!isStripeOutage(cause)) throw cause;
    log.warn('show-membership-without-stripe', { uid });
    return null;
  }
}

/** The membership of a user as Stripe has it now, beside what the site stores. @throws AppError `not-found` */
export async function readMembership(ctx: StaffCtx, uid: string): Promise<StaffMembership> {
  const user = readWellFormed(await store.users(uid).get(), ctx.log);
  if (!user) throw new AppError('not-found');
  const stripe = await readStripe(ctx, uid);
  // Read last: an event that arrives meanwhile would make a disagreement that is none.
  const [stored, ticket, refund, gift] = await Promise.all([
    store.membership(uid).get(),
    store.membershipTickets(uid).get(),
    store.refunds(uid).get(),
    readGift(ctx, user),
  ]);
  const membership = readWellFormed(stored, ctx.log);
  const asked = readWellFormed(refund, ctx.log);
  const offer = refundOffer(membership?.subscriptions ?? [], toSeconds(await ctx.clock.now()));
  return {
    uid,
    display_name: user.display_name,
    stripe,
    stored: factsOf(membership),
    synced_at: readWellFormed(ticket, ctx.log)?.applied?.toMillis() ?? null,
    last_event_ts: membership?.last_event_ts ?? 0,
    refund: asked ? { asked_at: asked.asked_at, done_at: asked.done_at } : null,
    refund_until: offer?.until ?? null,
    gift,
  };
}

/** As `readMembership`. @throws AppError `not-found`; `too-many-requests`. */
export async function showMembership({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<StaffMembership> {
  await limitStripeCalls(ctx, 'looks');
  return readMembership(ctx, uid);
}
