import { AppError } from '@boma/domain/errors.ts';
import type { Membership } from '@boma/domain/membership/membership.schema.ts';
import type { StaffMembership } from '@boma/domain/membership/staff-membership.schema.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { customersOf } from '../stripe/customers.ts';
import { syncUser } from '../sync/sync-user.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { readMembership } from './show-membership.ts';

const recorded = (membership: Membership | undefined) => ({
  status: membership?.status ?? null,
  entitled_until: membership?.entitled_until ?? null,
});

/**
 * Syncs a user's membership with Stripe, as an event of Stripe would. Recorded also if nothing has changed, and if Stripe fails
 * after the membership was written; but not for a user whom Stripe does not know.
 * @throws AppError `not-found`; `too-many-requests`; what Stripe throws.
 */
export async function syncMembership({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<StaffMembership> {
  if (!(await store.users(uid).get()).exists) throw new AppError('not-found');
  await limitStripeCalls(ctx, 'looks');
  // Without a customer there is nothing to ask about: an empty answer would end what is stored.
  if ((await customersOf(uid)).length === 0) {
    recordNoChange(ctx);
    return readMembership(ctx, uid);
  }
  await syncUser({
    ctx,
    input: { uid, cause: 'staff' },
    addToBatch: (batch, { before, after }) =>
      recordAction(ctx, batch, {
        target: store.membership(uid).path,
        person: uid,
        before: recorded(before),
        after: recorded(after),
      }),
  });
  return readMembership(ctx, uid);
}
