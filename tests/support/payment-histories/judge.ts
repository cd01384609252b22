import { collections } from '@boma/domain/collections.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import type Stripe from 'stripe';
import { readDocument } from '../../../functions/src/platform/firestore.ts';
import { type Buyer, subscriptionsOf } from './acts.ts';
import { type Money, moneyOf } from './money.ts';
import { type Truth, truthOf } from './oracle.ts';

async function memberOf(uid: string): Promise<Truth | undefined> {
  const found = await readDocument(`${collections.membership}/${uid}`, membershipSchema);
  if (!found) return undefined;
  const { status = '', entitled_until: until, subscription_id: subscription = '' } = found;
  return { status, until: until / 1000, subscription };
}

const OVER: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete', 'incomplete_expired'];

interface Verdict {
  /** How what the site says or did differs from what Stripe says and the rules want, in words. */
  readonly wrong: readonly string[];
  readonly money: Money;
}

async function judgeOne(stripe: Stripe, buyer: Buyer): Promise<Verdict> {
  const [known, here] = await Promise.all([subscriptionsOf(stripe, buyer), memberOf(buyer.uid)]);
  const running = known.filter(({ status }) => !OVER.includes(status));
  const [told, said] = [truthOf(known), here].map((one) => JSON.stringify(one));
  const money = await moneyOf(stripe, buyer, known);
  const wrong = [...money.wrong];
  if (running.length > 1) wrong.push(`${running.length} subscriptions at once`);
  else if (told !== said) wrong.push(`Stripe: ${told}, here: ${said}`);
  return { wrong, money };
}

export interface Judgement {
  /** Whoever is in another state than Stripe's, or whose money is not where it belongs, by their place among the buyers. */
  readonly wrong: ReadonlyMap<number, string>;
  /** Payments that went back because they were for a second purchase at once. */
  readonly paidBack: number;
  /** Refunds that were taken by the button. */
  readonly taken: number;
}

export async function judge(stripe: Stripe, buyers: readonly Buyer[]): Promise<Judgement> {
  const wrong = new Map<number, string>();
  let [paidBack, taken] = [0, 0];
  for (const [index, buyer] of buyers.entries()) {
    const verdict = await judgeOne(stripe, buyer);
    if (verdict.wrong.length > 0) wrong.set(index, verdict.wrong.join('; '));
    paidBack += verdict.money.paidBack;
    taken += verdict.money.taken;
  }
  return { wrong, paidBack, taken };
}
