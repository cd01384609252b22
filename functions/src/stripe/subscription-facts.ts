import { RENEWAL_STOPS, type RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { SubscriptionFacts } from '@boma/domain/membership/subscription.policy.ts';
import type { Seconds } from '@boma/domain/time.ts';
import { z } from 'zod';
import type { Stripe } from '../platform/stripe.ts';
import { END_MARK, STOP_MARK } from './renewal-marks.ts';

/** The fields that are read of a subscription. If Stripe renames one, the sync fails instead of ending memberships. */
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'paused',
    'unpaid',
    'canceled',
    'incomplete',
    'incomplete_expired',
  ]),
  created: z.int(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  pause_collection: z.looseObject({}).nullable(),
  ended_at: z.int().nullable(),
  trial_end: z.int().nullable(),
  cancellation_details: z.object({ reason: z.string().nullable() }).nullable(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: z.int(),
          current_period_end: z.int(),
          quantity: z.int().optional(),
          price: z.object({
            unit_amount: z.int().nullable(),
            // Shown to staff alone, so that a sync goes on without them.
            lookup_key: z.string().nullish(),
            recurring: z.looseObject({ interval: z.string() }).nullish(),
          }),
        }),
      )
      .min(1),
  }),
});

export interface FoundSubscription extends SubscriptionFacts {
  readonly customer: string;
  readonly trialEnd: Seconds | null;
  readonly amount: number;
  readonly currency: string;
  /** Of the price. Null for a price that is not sold any more. */
  readonly lookupKey: string | null;
  /** 'month' */
  readonly interval: string | null;
  /** Why we stopped its renewal; null if we did not. */
  readonly stoppedFor: RenewalStop | null;
  /** `cancelAt` before we stopped it. */
  readonly endBefore: Seconds | null;
}

const reasons = ['cancellation_requested', 'payment_disputed', 'payment_failed'] as const;

/** The facts of a subscription that the policies need. @throws ZodError when Stripe has changed its format. */
export function factsOf(customer: string, found: Stripe.Subscription): FoundSubscription {
  const read = subscriptionSchema.parse(found);
  const periods = read.items.data;
  const reason = read.cancellation_details?.reason;
  return {
    id: read.id,
    customer,
    status: read.status,
    created: read.created,
    periodStart: Math.min(...periods.map((item) => item.current_period_start)),
    periodEnd: Math.max(...periods.map((item) => item.current_period_end)),
    cancelAtPeriodEnd: read.cancel_at_period_end,
    cancelAt: read.cancel_at,
    isCollectionPaused: read.pause_collection !== null,
    endedAt: read.ended_at,
    trialEnd: read.trial_end,
    endReason: reasons.find((each) => each === reason) ?? null,
    amount: periods.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0),
    currency: read.currency,
    lookupKey: periods[0]?.price.lookup_key ?? null,
    interval: periods[0]?.price.recurring?.interval ?? null,
    stoppedFor: RENEWAL_STOPS.find((why) => read.metadata[STOP_MARK] === why) ?? null,
    endBefore: Number.parseInt(read.metadata[END_MARK] ?? '', 10) || null,
  };
}
