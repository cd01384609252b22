import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** How much at once, and how fast it fills again. Times are milliseconds. */
export interface Allowance {
  readonly capacity: number;
  readonly refillMs: number;
}

/** What is kept of a bucket, under `rate-limits/{hash of whom it belongs to}`. */
export const bucketSchema = z.object({
  tokens: z.number(),
  /** Unix milliseconds. */
  updated_at: z.int(),
  /** When it is full again, and so as good as none. */
  expires_at: storedTime,
});

export interface Bucket {
  readonly tokens: number;
  readonly updated_at: number;
}

export type Draw =
  | { readonly allowed: true; readonly bucket: Bucket; readonly fullAt: number }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Takes one token at `now` (unix milliseconds), or says in how many whole seconds there is one. No bucket is a full one. */
export function drawToken(bucket: Bucket | undefined, { capacity, refillMs }: Allowance, now: number): Draw {
  const before = bucket ?? { tokens: capacity, updated_at: now };
  // A clock that went back fills nothing, and takes nothing away.
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
