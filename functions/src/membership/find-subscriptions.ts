import { stripe } from '../platform/stripe.ts';
import { type FoundSubscription, factsOf } from './subscription-facts.ts';

/** Every subscription that these customers ever had, as Stripe has them now. */
export async function findSubscriptions(customers: readonly string[]): Promise<FoundSubscription[]> {
  const client = await stripe();
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const found = client.subscriptions.list({ customer, status: 'all', limit: 100 });
      const facts: FoundSubscription[] = [];
      for await (const subscription of found) facts.push(factsOf(customer, subscription));
      return facts;
    }),
  );
  return lists.flat();
}
