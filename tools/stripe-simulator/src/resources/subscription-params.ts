import { z } from 'zod';
import {
  created,
  emptyable,
  expand,
  flag,
  listOf,
  metadata,
  positive,
  text,
  timestamp,
} from '../http/params.ts';

const cancellationDetails = z.strictObject({
  comment: emptyable(text).optional(),
  feedback: emptyable(
    z.enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ]),
  ).optional(),
});

export const updateParams = z.strictObject({
  cancel_at: emptyable(z.union([z.enum(['min_period_end', 'max_period_end']), timestamp])).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: text.optional(),
  description: emptyable(text).optional(),
  expand,
  items: z
    .array(
      z.strictObject({
        id: text.optional(),
        price: text.optional(),
        quantity: positive.optional(),
        metadata: metadata.optional(),
      }),
    )
    .max(1, 'The Stripe simulator knows subscriptions of one item only.')
    .optional(),
  metadata: metadata.optional(),
  pause_collection: emptyable(
    z.strictObject({
      behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
      resumes_at: timestamp.optional(),
    }),
  ).optional(),
  proration_behavior: z
    .literal('none', 'The Stripe simulator does not prorate changes; send none.')
    .optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
});

export const cancelParams = z.strictObject({
  cancellation_details: cancellationDetails.optional(),
  expand,
});

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const listParams = listOf({
  created,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(statuses).optional(),
});
