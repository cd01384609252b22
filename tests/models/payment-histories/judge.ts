import type Stripe from 'stripe';
import { stored } from '../../support/stored.ts';
import { type Buyer, subscriptionsOf } from './acts.ts';
import { type Money, moneyOf } from './money.ts';
import { type Truth, truthOf } from './oracle.ts';

async function storedMembership(uid: string): Promise<Truth | undefined> {
  const found = (await stored.membership(uid).get()).data();
  if (!found) return undefined;
  const { status = '', entitled_until: until, subscription_id: subscription = '' } = found;
  return { status, until: until / 1000, subscription };
}

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete', 'incomplete_expired'];

interface Verdict {
  /** Every way in which the site differs from Stripe or breaks a rule, in words. */
  readonly wrong: readonly string[];
  readonly money: Money;
}

async function judgeOne(stripe: Stripe, buyer: Buyer): Promise<Verdict> {
  const [known, stored] = await Promise.all([subscriptionsOf(stripe, buyer), storedMembership(buyer.uid)]);
  const running = known.filter(({ status }) => !ENDED.includes(status));
  const [expected, actual] = [truthOf(known), stored].map((one) => JSON.stringify(one));
  const money = await moneyOf(stripe, buyer, known);
  const wrong = [...money.wrong];
  if (running.length > 1) wrong.push(`${running.length} subscriptions at once`);
  else if (expected !== actual) wrong.push(`expected from Stripe: ${expected}, stored: ${actual}`);
  return { wrong, money };
}

export interface Judgement {
  /** The faults in the membership or payments of each buyer, by the buyer's index. */
  readonly wrong: ReadonlyMap<number, string>;
  /** Duplicate purchases that were refunded. */
  readonly duplicates: number;
  /** Refunds that the site granted on request. */
  readonly refunds: number;
}

export async function judge(stripe: Stripe, buyers: readonly Buyer[]): Promise<Judgement> {
  const wrong = new Map<number, string>();
  let [duplicates, refunds] = [0, 0];
  for (const [index, buyer] of buyers.entries()) {
    const verdict = await judgeOne(stripe, buyer);
    if (verdict.wrong.length > 0) wrong.set(index, verdict.wrong.join('; '));
    duplicates += verdict.money.duplicates;
    refunds += verdict.money.granted;
  }
  return { wrong, duplicates, refunds };
}
