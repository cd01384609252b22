import { AppError } from '@boma/domain/errors.ts';
import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import { requireUser } from '../accounts/require-user.ts';
import { standingAccount } from '../accounts/standing-account.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { requireStaying } from '../privacy/read-deletion.ts';
import { customersOf, ensureCustomer } from './customers.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { openOf } from './open-subscription.ts';
import { premiumPrice } from './premium-price.ts';
import type { FoundSubscription } from './subscription-facts.ts';

export const PROFILE = '/wildlife/profile/profile';

/** Where somebody is led back to: the host that they came from, where they are signed in. */
const homeOf = ({ client }: Ctx): string => client?.origin ?? siteOrigin();

/** The provider's page for what somebody has, on the step that `flow` names. */
export async function portalSession(
  ctx: Ctx,
  { id, customer }: Pick<FoundSubscription, 'id' | 'customer'>,
  flow: 'update' | 'cancel' | 'manage',
): Promise<string> {
  const back = `${homeOf(ctx)}${PROFILE}`;
  const leadBack = (return_url: string) => ({ type: 'redirect', redirect: { return_url } }) as const;
  const flows = {
    update: { type: 'payment_method_update', after_completion: leadBack(`${back}?${CARD_SAVED}`) },
    cancel: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: leadBack(back),
    },
  } as const satisfies Record<string, Stripe.BillingPortal.SessionCreateParams.FlowData>;
  const session = await (await stripe()).billingPortal.sessions.create({
    customer,
    return_url: back,
    ...(flow !== 'manage' && { flow_data: flows[flow] }),
  });
  return session.url;
}

/** The provider's page where this customer buys a membership. */
export async function checkoutSession(ctx: Ctx, uid: string, customer: string): Promise<string> {
  const session = await (await stripe()).checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: uid,
    line_items: [{ price: await premiumPrice(), quantity: 1 }],
    metadata: { uid },
    subscription_data: { metadata: { uid } },
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    success_url: `${homeOf(ctx)}/wildlife/subscribe?paid`,
    cancel_url: `${homeOf(ctx)}/wildlife/subscribe?cancelled`,
  });
  if (!session.url) throw new AppError('unavailable');
  return session.url;
}

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
