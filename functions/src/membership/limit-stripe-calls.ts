import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { UserCtx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';

/** Each of these calls Stripe several times, and Stripe accepts a hundred calls a second from the whole site. */
const STRIPE_CALLS_PER_USER = {
  links: { capacity: 20, refillMs: 10_000 },
  refunds: { capacity: 30, refillMs: 60_000 },
  /** Of one member of staff, about any user. */
  looks: { capacity: 60, refillMs: 2000 },
} as const satisfies Record<string, Allowance>;

/** @throws AppError `too-many-requests`. */
export function limitStripeCalls(ctx: UserCtx, what: keyof typeof STRIPE_CALLS_PER_USER): Promise<void> {
  const allowance = STRIPE_CALLS_PER_USER[what];
  return takeToken({ ctx, input: { owner: `${what} at Stripe for ${ctx.user.uid}`, allowance } });
}
