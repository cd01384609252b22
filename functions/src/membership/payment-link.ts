import { requireUser } from '../accounts/require-user.ts';
import { standingAccount } from '../accounts/standing-account.ts';
import type { Ctx } from '../platform/context.ts';
import { requireStaying } from '../privacy/read-deletion.ts';
import { checkoutSession } from '../stripe/checkout-session.ts';
import { customersOf, ensureCustomer } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { portalSession } from '../stripe/portal-session.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { openOf } from './open-subscription.ts';

/**
 * Where the caller pays. Whoever has a subscription that is not over, whatever its state, is led to the portal, where they
 * mend it: a second checkout would be a second subscription. Whoever is about to leave buys nothing.
 * @throws AppError `unauthenticated`, `banned`, `forbidden`, `too-many-requests`.
 */
export async function paymentLink({ ctx }: { ctx: Ctx }): Promise<{ link: string }> {
  const { uid, session } = await requireUser(ctx);
  const account = await standingAccount(uid, session.signedInAt);
  await limitStripeCalls(ctx, uid, 'links');
  const open = openOf(await findSubscriptions(await customersOf(uid)));
  if (open) return { link: await portalSession(ctx, open, 'manage') };
  await requireStaying(uid);
  const customer = await ensureCustomer(uid, account.email ?? '');
  return { link: await checkoutSession(ctx, uid, customer) };
}
