import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';

/** Each of these asks Stripe several times, who takes a hundred calls a second from all of us together. */
const STRIPE_CALLS_PER_PERSON = {
  links: { capacity: 20, refillMs: 10_000 },
  refunds: { capacity: 30, refillMs: 60_000 },
} as const satisfies Record<string, Allowance>;

/** @throws AppError `too-many-requests`. */
export function limitStripeCalls(
  ctx: Ctx,
  uid: string,
  what: keyof typeof STRIPE_CALLS_PER_PERSON,
): Promise<void> {
  const allowance = STRIPE_CALLS_PER_PERSON[what];
  return takeToken({ ctx, input: { owner: `${what} at Stripe for ${uid}`, allowance } });
}
