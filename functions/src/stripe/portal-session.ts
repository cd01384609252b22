import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import type { Ctx } from '../platform/context.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { homeOf, PROFILE } from './home-of.ts';
import type { FoundSubscription } from './subscription-facts.ts';

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
