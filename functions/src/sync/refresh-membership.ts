import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';
import { customersOf } from '../stripe/customers.ts';
import { syncUser } from './sync-user.ts';

/** A page that waits for a payment asks repeatedly, in every tab. */
const SYNCS_PER_USER: Allowance = { capacity: 1, refillMs: 5000 };

/**
 * Syncs a user who has just come back from Stripe, at most once in five seconds. Never fails: the stored membership is that of
 * the last sync, and the next event or the reconciler syncs again.
 */
export async function refreshMembership({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  try {
    await takeToken({ ctx, input: { owner: `sync with Stripe for ${uid}`, allowance: SYNCS_PER_USER } });
    if ((await customersOf(uid)).length === 0) return;
    await syncUser({ ctx, input: { uid, cause: 'refresh' } });
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'too-many-requests') return;
    ctx.log.error('refresh-membership', cause, { uid });
  }
}
