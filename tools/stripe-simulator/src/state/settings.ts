import { z } from 'zod';

const probability = z.number().min(0).max(1);
const milliseconds = z.int().min(0).max(3_600_000);

/** What happens to webhooks by chance. One seed always decides the same for the same row of events. */
export const chaos = z.strictObject({
  seed: z.int().default(1),
  /** Never sent at all, retries included. */
  drop: probability.default(0),
  /** Sent twice. */
  duplicate: probability.default(0),
  /** Sent `delay_ms` later. */
  delay: probability.default(0),
  delay_ms: milliseconds.default(200),
  /** So many are collected and then sent in another order; 0 and 1 keep the order. */
  reorder: z.int().min(0).max(1000).default(0),
  /** Only these types; all when empty. */
  types: z.array(z.string()).default([]),
});

export const webhookSettings = z.strictObject({
  /** Real milliseconds before each further try; Stripe's own take three days. */
  retry_delays_ms: z.array(milliseconds),
  timeout_ms: z.int().min(50).max(60_000),
  /** How many are on their way at once; 1 keeps their order. */
  concurrency: z.int().min(1).max(64),
  /** Everything is kept back until released. */
  hold: z.boolean(),
  /** Types that are never sent; `*` for all. */
  drop_types: z.array(z.string()),
});
const WEBHOOKS: z.infer<typeof webhookSettings> = {
  retry_delays_ms: [500, 2000, 10_000, 60_000, 600_000],
  timeout_ms: 20_000,
  // Deliveries at the same time.
  concurrency: 2,
  hold: false,
  drop_types: [],
};

export const dunningSettings = z.strictObject({
  /** Days after the failed charge at which it is tried again, rising. */
  retry_days: z.array(z.number().positive()),
  /** What becomes of the subscription when the last of them fails. */
  after: z.enum(['cancel', 'unpaid', 'past_due']),
  /** Seconds a renewal's invoice stays a draft before it is charged. */
  draft_seconds: z.int().min(0),
});
const DUNNING: z.infer<typeof dunningSettings> = {
  retry_days: [3, 5, 7],
  after: 'cancel',
  draft_seconds: 3600,
};

const chargeFault = z.strictObject({
  /** A customer's id, or null for the next charge of any customer. */
  customer: z.string().nullable().default(null),
  decline_code: z.string().default('generic_decline'),
  times: z.int().min(1).default(1),
});
export const newChargeFault = chargeFault;

export const requestFault = z.strictObject({
  /** The beginning of the path. */
  path: z.string().startsWith('/v1/').default('/v1/'),
  method: z.enum(['GET', 'POST', 'DELETE']).nullable().default(null),
  /**
   * `lose_answer` does the work and hangs up; `slow` waits first. Without doing it, `fail` and `fail_kept` answer 500 and
   * `refuse` 400; these two answers are repeated under the same key, as Stripe does with whatever it has begun to do.
   */
  kind: z.enum(['lose_answer', 'fail', 'fail_kept', 'refuse', 'slow']),
  ms: milliseconds.default(1000),
  times: z.int().min(1).default(1),
});
export type RequestFault = z.infer<typeof requestFault>;

export const settings = z.strictObject({
  webhooks: webhookSettings.default(WEBHOOKS),
  chaos: chaos.default(() => chaos.parse({})),
  dunning: dunningSettings.default(DUNNING),
  chargeFaults: z.array(chargeFault).default([]),
  requestFaults: z.array(requestFault).default([]),
});
export type Settings = z.infer<typeof settings>;
