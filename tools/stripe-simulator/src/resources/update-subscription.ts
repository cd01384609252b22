import type { z } from 'zod';
import { change } from '../engine/change.ts';
import { periodEndOf, startPaying } from '../engine/renew.ts';
import { changeMetadata } from '../http/params.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Subscription, SubscriptionItem } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { planOf, price } from './prices.ts';
import type { updateParams } from './subscription-params.ts';

type Params = z.infer<typeof updateParams>;
const NOT_CANCELLING = { cancel_at: null, cancel_at_period_end: false, canceled_at: null } as const;

/** When it is to end, after this change; undefined where the change does not speak of it. */
function cancellation(world: World, before: Subscription, params: Params): Partial<Subscription> | undefined {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params;
  if (at !== undefined && atPeriodEnd) {
    throw invalid(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
    );
  }
  const withoutReason = { ...before.cancellation_details, reason: null };
  const end = typeof at === 'string' ? periodEndOf(before) : at;
  if (typeof end === 'number' && end <= world.now()) {
    throw invalid('Timestamp must be an integer Unix timestamp in the future.', 'cancel_at');
  }
  const asked = typeof end === 'number' ? end : atPeriodEnd ? periodEndOf(before) : undefined;
  if (asked !== undefined) {
    const cancellation_details = {
      ...before.cancellation_details,
      reason: 'cancellation_requested' as const,
    };
    const cancel_at_period_end = atPeriodEnd === true;
    return { cancel_at: asked, cancel_at_period_end, canceled_at: world.now(), cancellation_details };
  }
  const undone = at === null || (atPeriodEnd === false && before.cancel_at_period_end);
  return undone ? { ...NOT_CANCELLING, cancellation_details: withoutReason } : undefined;
}

function changedItems(world: World, before: Subscription, [asked]: NonNullable<Params['items']>) {
  const [item] = before.items.data;
  if (!item || !asked) return before.items;
  if (asked.id !== undefined && asked.id !== item.id)
    throw missing('subscription item', asked.id, 'items[0][id]');
  if (asked.id === undefined) {
    throw invalid(
      'The Stripe simulator knows subscriptions of one item only; name it by its id.',
      'items[0][id]',
    );
  }
  const next = asked.price ? price(world, asked.price, 'items[0][price]') : item.price;
  const changed: SubscriptionItem = {
    ...item,
    price: next,
    plan: planOf(next),
    quantity: asked.quantity ?? item.quantity,
    metadata: changeMetadata(item.metadata, asked.metadata),
  };
  return { ...before.items, data: [changed] };
}

function patchOf(world: World, before: Subscription, params: Params): Partial<Subscription> {
  const { default_payment_method: card, pause_collection: pause, cancellation_details: details } = params;
  if (card && world.tables.paymentMethods.get(card)?.customer !== before.customer) {
    throw missing('PaymentMethod', card, 'default_payment_method');
  }
  const cancelling = cancellation(world, before, params);
  const told = Object.fromEntries(Object.entries(details ?? {}).filter(([key]) => key !== 'reason'));
  return {
    ...cancelling,
    ...(details && {
      cancellation_details: { ...(cancelling?.cancellation_details ?? before.cancellation_details), ...told },
    }),
    ...(card && { default_payment_method: card }),
    ...(params.description !== undefined && { description: params.description }),
    ...(params.items && { items: changedItems(world, before, params.items) }),
    ...(pause !== undefined && {
      pause_collection: pause && { ...pause, resumes_at: pause.resumes_at ?? null },
    }),
    metadata: changeMetadata(before.metadata, params.metadata),
  };
}

function extendTrial(world: World, before: Subscription, end: number): Partial<Subscription> {
  if (before.status !== 'trialing' || end <= world.now()) {
    throw invalid(
      'Invalid trial_end: the Stripe simulator moves the end of a running trial only.',
      'trial_end',
    );
  }
  const data = before.items.data.map((item) => ({ ...item, current_period_end: end }));
  return { trial_end: end, billing_cycle_anchor: end, items: { ...before.items, data } };
}

/** `POST /v1/subscriptions/:id`. */
export function updateSubscription(world: World, before: Subscription, params: Params): Subscription {
  const { expand: _, metadata: __, cancellation_details: ___, ...real } = params;
  if (before.ended_at && Object.values(real).some((value) => value !== undefined)) {
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  }
  const patch = patchOf(world, before, params);
  const trial = typeof params.trial_end === 'number' ? extendTrial(world, before, params.trial_end) : {};
  const after = change(
    world,
    'subscriptions',
    before,
    { ...patch, ...trial },
    'customer.subscription.updated',
  );
  return params.trial_end === 'now' && after.status === 'trialing' ? startPaying(world, after) : after;
}
