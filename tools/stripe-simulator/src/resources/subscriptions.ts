import type { z } from 'zod';
import { endNow } from '../engine/end-subscription.ts';
import { isCreated, listPage } from '../http/list.ts';
import { alone } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';
import type { Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { cancelParams, listParams, updateParams } from './subscription-params.ts';
import { updateSubscription } from './update-subscription.ts';

export function subscription(world: World, id: string, param?: string): Subscription {
  const found = world.tables.subscriptions.get(id);
  if (!found) throw missing('subscription', id, param);
  return found;
}

function cancel(world: World, id: string, params: z.infer<typeof cancelParams>): Subscription {
  const before = subscription(world, id);
  // As Stripe's: what has ended is no longer there to be cancelled.
  if (before.ended_at) throw missing('subscription', id);
  const { comment, feedback } = params.cancellation_details ?? {};
  return endNow(world, before, 'cancellation_requested', {
    ...(comment !== undefined && { comment }),
    ...(feedback !== undefined && { feedback }),
  });
}

function listed(world: World, params: z.infer<typeof listParams>): Subscription[] {
  const { customer, price, status, created } = params;
  const hasStatus = (each: Subscription) => {
    if (status === 'all') return true;
    if (status === 'ended') return each.status === 'canceled' || each.status === 'incomplete_expired';
    return status ? each.status === status : each.status !== 'canceled';
  };
  return world.tables.subscriptions.where(
    (each) =>
      isCreated(each, created) &&
      hasStatus(each) &&
      (!customer || each.customer === customer) &&
      (!price || each.items.data.some((item) => item.price.id === price)),
  );
}

const HERE = '/v1/subscriptions';
export const subscriptionRoutes: Route[] = [
  route('GET', HERE, listParams, ({ world, params }) => listPage(HERE, listed(world, params), params)),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => subscription(world, id)),
  route('POST', `${HERE}/:id`, updateParams, ({ world, ids: [id = ''], params }) =>
    updateSubscription(world, subscription(world, id), params),
  ),
  route('DELETE', `${HERE}/:id`, cancelParams, ({ world, ids: [id = ''], params }) =>
    cancel(world, id, params),
  ),
];
