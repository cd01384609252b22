import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import type { Ctx } from '../platform/context.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { PROFILE_PATH, returnOrigin } from './return-address.ts';
import type { FoundSubscription } from './subscription-facts.ts';

export type PortalFlow = 'update' | 'cancel' | 'manage';

/** Creates a portal session for this subscription that opens at the step named by `flow`. Returns its address. */
export async function createPortalSession(
  ctx: Ctx,
  { id, customer }: Pick<FoundSubscription, 'id' | 'customer'>,
  flow: PortalFlow,
): Promise<string> {
  const profile = `${returnOrigin(ctx)}${PROFILE_PATH}`;
  const redirectTo = (return_url: string) => ({ type: 'redirect', redirect: { return_url } }) as const;
  const flows = {
    update: { type: 'payment_method_update', after_completion: redirectTo(`${profile}?${CARD_SAVED}`) },
    cancel: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: redirectTo(profile),
    },
  } as const satisfies Record<string, Stripe.BillingPortal.SessionCreateParams.FlowData>;
  const session = await (await stripe()).billingPortal.sessions.create({
    customer,
    return_url: profile,
    ...(flow !== 'manage' && { flow_data: flows[flow] }),
  });
  return session.url;
}
