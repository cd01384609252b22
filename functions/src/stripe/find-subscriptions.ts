import { stripe } from '../platform/stripe.ts';
import { customersOf } from './customers.ts';
import { type FoundSubscription, factsOf } from './subscription-facts.ts';

async function subscriptionsOf(customer: string): Promise<FoundSubscription[]> {
  const found = (await stripe()).subscriptions.list({ customer, status: 'all', limit: 100 });
  const facts: FoundSubscription[] = [];
  for await (const subscription of found) facts.push(factsOf(customer, subscription));
  return facts;
}

/** Every subscription that these customers ever had, as Stripe has them now. */
export async function findSubscriptions(customers: readonly string[]): Promise<FoundSubscription[]> {
  return (await Promise.all(customers.map(subscriptionsOf))).flat();
}

/** Every subscription that a user ever had. `customer`: one of their customers, where it is known. */
export async function subscriptionsOfUser(uid: string, customer?: string): Promise<FoundSubscription[]> {
  const [customers, known] = await Promise.all([
    customersOf(uid),
    customer === undefined ? [] : subscriptionsOf(customer),
  ]);
  return [...known, ...(await findSubscriptions(customers.filter((each) => each !== customer)))];
}
