import { createPrice } from '../resources/prices.ts';
import type { World } from '../state/world.ts';

/** What the operator would have made by hand on Stripe's dashboard. */
export interface Plan {
  /** The product code finds its price by this. */
  lookupKey: string;
  name: string;
  /** In the currency's smallest unit, before tax. */
  amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
}

/** Makes the plan's product and price unless a price has its lookup key already. */
export function ensurePlan(world: World, plan: Plan | undefined): void {
  if (!plan || world.tables.prices.where((each) => each.lookup_key === plan.lookupKey).length > 0) return;
  createPrice(world, {
    currency: plan.currency,
    lookup_key: plan.lookupKey,
    product_data: { name: plan.name },
    recurring: { interval: plan.interval },
    tax_behavior: 'exclusive',
    unit_amount: plan.amount,
  });
}

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** Reads `key:name:amount:currency:interval`; undefined when it is not that. */
export function readPlan(text: string): Plan | undefined {
  const [lookupKey, name, amount, currency, asked] = text.split(':');
  const interval = INTERVALS.find((each) => each === asked);
  if (!lookupKey || !name || !currency || !interval || !Number.isInteger(Number(amount))) return undefined;
  return { lookupKey, name, amount: Number(amount), currency, interval };
}
