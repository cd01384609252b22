import { AppError } from '@boma/domain/errors.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { createCheckoutSession } from '../stripe/checkout-session.ts';
import { customersOf, ensureCustomer } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { createPortalSession } from '../stripe/portal-session.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { openSubscriptionIn } from './open-subscription.ts';

/** A user who is leaving would lose what they buy. @throws AppError `forbidden`. */
async function requireNotLeaving(uid: string): Promise<void> {
  if (deletionView((await store.deletions(uid).get()).data()))
    throw new AppError('forbidden', { alert: PRIVACY_TEXTS.leaving });
}

/**
 * A link to the page where the caller pays. A caller whose subscription has not ended gets the portal, whatever its status:
 * a second checkout would make a second subscription.
 * @throws AppError `forbidden` for a caller who is leaving; `too-many-requests`.
 */
export async function paymentLink({ ctx }: { ctx: ActiveUserCtx }): Promise<{ link: string }> {
  const { uid } = ctx.user;
  await limitStripeCalls(ctx, 'links');
  const open = openSubscriptionIn(await findSubscriptions(await customersOf(uid)));
  if (open) return { link: await createPortalSession(ctx, open, 'manage') };
  await requireNotLeaving(uid);
  const customer = await ensureCustomer(uid, ctx.account.email ?? '');
  return { link: await createCheckoutSession(ctx, uid, customer) };
}
