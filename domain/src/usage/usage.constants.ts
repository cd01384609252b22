/** Each process adds what it has done to one of these documents of the day, chosen at random, so that few ever meet. */
export const USAGE_SHARDS = 8;

/** For how long the counts of a day are kept, in milliseconds. */
export const USAGE_KEPT_MS = 90 * 86_400_000;

/** How many days staff see. */
export const USAGE_DAYS = 14;

/** What the site may use in a day. Above it the page for staff says so; nothing stops. */
export const DAILY_BUDGET = {
  reads: 5_000_000,
  writes: 500_000,
  deletes: 100_000,
  /** Bytes that functions send. */
  bytes: 20_000_000_000,
} as const;

export type Budgeted = keyof typeof DAILY_BUDGET;
