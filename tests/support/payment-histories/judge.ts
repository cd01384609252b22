import { collections } from '@boma/domain/collections.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import type Stripe from 'stripe';
import { readDocument } from '../../../functions/src/platform/firestore.ts';
import { type Buyer, subscriptionsOf } from './acts.ts';
import { type Truth, truthOf } from './oracle.ts';

async function memberOf(uid: string): Promise<Truth | undefined> {
  const found = await readDocument(`${collections.membership}/${uid}`, membershipSchema);
  if (!found) return undefined;
  const { status = '', entitled_until: until, subscription_id: subscription = '' } = found;
  return { status, until: until / 1000, subscription };
}

const OVER: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete', 'incomplete_expired'];

/** How what the site says about somebody differs from what Stripe says, in words; undefined when it does not. */
async function difference(stripe: Stripe, buyer: Buyer): Promise<string | undefined> {
  const [known, here] = await Promise.all([subscriptionsOf(stripe, buyer), memberOf(buyer.uid)]);
  const running = known.filter(({ status }) => !OVER.includes(status));
  if (running.length > 1) return `${running.length} subscriptions at once`;
  const [told, said] = [truthOf(known), here].map((one) => JSON.stringify(one));
  return told === said ? undefined : `Stripe: ${told}, here: ${said}`;
}

/** Whoever is in another state than Stripe's, by their place among `buyers`. */
export async function differences(stripe: Stripe, buyers: readonly Buyer[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const [index, buyer] of buyers.entries()) {
    const words = await difference(stripe, buyer);
    if (words) found.set(index, words);
  }
  return found;
}
