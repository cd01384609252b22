import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { customersOf } from '../stripe/customers.ts';
import { syncPerson } from './sync-customer.ts';

/** A page that waits for its payment asks again and again, in every tab. */
const ONE_LOOK: Allowance = { capacity: 1, refillMs: 5000 };

/**
 * Looks at Stripe for a person who has just been there, at most once in five seconds. Never fails: what is stored is
 * what the last look found, and the next event or the reconciler looks again.
 */
export async function refreshMembership({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  try {
    await takeToken({ ctx, input: { owner: `look at Stripe for ${uid}`, allowance: ONE_LOOK } });
    if ((await customersOf(uid)).length === 0) return;
    await syncPerson({ ctx, input: { uid, cause: 'refresh' } });
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'too-many-requests') return;
    ctx.log.error('refresh-membership', cause, { uid });
  }
}
