import { stripe } from '../platform/stripe.ts';

/** Expires the customer's open checkout pages, so that none of them can be paid any more. */
export async function closeCheckouts(customer: string): Promise<void> {
  const client = await stripe();
  for await (const { id } of client.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
    await client.checkout.sessions.expire(id).catch(async (error: unknown) => {
      // The page was paid or has expired. The next sync finds what was bought.
      if ((await client.checkout.sessions.retrieve(id)).status === 'open') throw error;
    });
}
