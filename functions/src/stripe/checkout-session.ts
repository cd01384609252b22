import { AppError } from '@boma/domain/errors.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import { withPremiumPrice } from './premium-price.ts';
import { returnOrigin } from './return-address.ts';

/** Creates a checkout where this customer buys a membership. Returns its address. */
export async function createCheckoutSession(ctx: Ctx, uid: string, customer: string): Promise<string> {
  const { checkout } = await stripe();
  const session = await withPremiumPrice((price) =>
    checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: uid,
      line_items: [{ price, quantity: 1 }],
      metadata: { uid },
      subscription_data: { metadata: { uid } },
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      success_url: `${returnOrigin(ctx)}${sitePaths.subscribe}?paid`,
      cancel_url: `${returnOrigin(ctx)}${sitePaths.subscribe}?cancelled`,
    }),
  );
  if (!session.url) throw new AppError('unavailable');
  return session.url;
}
