import { product } from '../resources/products.ts';
import type { Invoice, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';
import { cardOf, finalizeAndCollect } from './collect.ts';
import { endNow } from './end-subscription.ts';
import { draftInvoice, finalizeInvoice } from './invoice.ts';
import type { BillingReason } from './invoice-shape.ts';
import { periodEnd } from './periods.ts';

/** When its running period ends, unix seconds. */
export const periodEndOf = (subscription: Subscription) =>
  Math.min(...subscription.items.data.map((item) => item.current_period_end));

/** Moves every item into the period that starts at `start`. */
function withPeriod(subscription: Subscription, anchor: number, start: number): Subscription['items'] {
  const { items } = subscription;
  const data = items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(
      anchor,
      start,
      item.price.recurring ?? { interval: 'month', interval_count: 1 },
    ),
  }));
  return { ...items, data };
}

const amountOf = ({ items }: Subscription) =>
  items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);

/** The draft for the period a subscription is in, which becomes its latest invoice. */
export function billPeriod(world: World, subscription: Subscription, reason: BillingReason): Invoice {
  const [item] = subscription.items.data;
  const isTrial = subscription.status === 'trialing';
  const name = item ? product(world, item.price.product).name : 'Subscription';
  const draft = draftInvoice(world, {
    subscription,
    reason,
    period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 },
    amount: isTrial ? 0 : amountOf(subscription),
    description: isTrial ? `Trial period for ${name}` : `1 × ${name}`,
  });
  return draft;
}

function afterDraft(world: World, subscription: Subscription, draft: Invoice): void {
  const behavior = subscription.pause_collection?.behavior;
  const { draft_seconds } = world.settings.dunning;
  if (behavior === 'keep_as_draft' || subscription.status === 'unpaid') {
    change(world, 'invoices', draft, { auto_advance: false });
    return;
  }
  if (!behavior) {
    change(world, 'invoices', draft, { automatically_finalizes_at: world.now() + draft_seconds });
    return;
  }
  const open = finalizeInvoice(world, draft);
  const status = behavior === 'void' ? 'void' : 'uncollectible';
  const field = behavior === 'void' ? 'voided_at' : 'marked_uncollectible_at';
  const status_transitions = { ...open.status_transitions, [field]: world.now() };
  const closed = change(world, 'invoices', open, { status, auto_advance: false, status_transitions });
  emit(world, behavior === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', closed);
}

/** Begins the next period of a subscription whose period is over. */
export function renew(world: World, subscription: Subscription): void {
  const endsTrial = subscription.status === 'trialing';
  const without = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (endsTrial && !cardOf(world, subscription)) {
    if (without === 'cancel') {
      endNow(world, subscription, 'payment_failed');
      return;
    }
    if (without === 'pause') {
      const paused = change(world, 'subscriptions', subscription, { status: 'paused' });
      emit(world, 'customer.subscription.paused', paused, { status: subscription.status });
      return;
    }
  }
  const start = periodEndOf(subscription);
  const items = withPeriod(subscription, subscription.billing_cycle_anchor, start);
  const moved = { ...subscription, items, status: endsTrial ? ('active' as const) : subscription.status };
  const draft = billPeriod(world, moved, 'subscription_cycle');
  const patch = { items, status: moved.status, latest_invoice: draft.id };
  const renewed = change(world, 'subscriptions', subscription, patch, 'customer.subscription.updated');
  afterDraft(world, renewed, draft);
}

/** Ends a trial, or a pause after one, with a paid period from this moment. */
export function startPaying(world: World, subscription: Subscription): Subscription {
  const now = world.now();
  const items = withPeriod(subscription, now, now);
  const moved = {
    ...subscription,
    items,
    status: 'active' as const,
    billing_cycle_anchor: now,
    trial_end: subscription.trial_end === null ? null : Math.min(subscription.trial_end, now),
  };
  const draft = billPeriod(world, moved, 'subscription_update');
  const { status, billing_cycle_anchor, trial_end } = moved;
  const patch = { items, status, billing_cycle_anchor, trial_end, latest_invoice: draft.id };
  change(world, 'subscriptions', subscription, patch, 'customer.subscription.updated');
  finalizeAndCollect(world, draft);
  return world.tables.subscriptions.get(subscription.id) ?? subscription;
}
