import { AppError } from '@boma/domain/errors.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import { homeOf } from './home-of.ts';
import { premiumPrice } from './premium-price.ts';

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
    success_url: `${homeOf(ctx)}${sitePaths.subscribe}?paid`,
    cancel_url: `${homeOf(ctx)}${sitePaths.subscribe}?cancelled`,
  });
  if (!session.url) throw new AppError('unavailable');
  return session.url;
}
