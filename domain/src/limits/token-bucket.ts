import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** How many calls at once, and how fast the bucket refills. Times are milliseconds. */
export interface Allowance {
  readonly capacity: number;
  readonly refillMs: number;
}

/** A bucket under `rate-limits/{hash of its owner}`. */
export const bucketSchema = z.object({
  tokens: z.number(),
  /** Unix milliseconds. */
  updated_at: z.int(),
  /** When the bucket is full again and can be deleted. */
  expires_at: storedTime,
});

export interface Bucket {
  readonly tokens: number;
  readonly updated_at: number;
}

export type Draw =
  | { readonly allowed: true; readonly bucket: Bucket; readonly fullAt: number }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Takes one token at `now` (unix milliseconds), or returns the whole seconds until there is one. No bucket means a full one. */
export function drawToken(bucket: Bucket | undefined, { capacity, refillMs }: Allowance, now: number): Draw {
  const before = bucket ?? { tokens: capacity, updated_at: now };
  // When the clock goes back, the bucket stays as it is.
  const elapsed = Math.max(0, now - before.updated_at);
  const tokens = Math.min(capacity, before.tokens + elapsed / refillMs);
  if (tokens < 1)
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(((1 - tokens) * refillMs) / 1000)) };
  const left = tokens - 1;
  return {
    allowed: true,
    bucket: { tokens: left, updated_at: now },
    fullAt: now + Math.ceil((capacity - left) * refillMs),
  };
}
