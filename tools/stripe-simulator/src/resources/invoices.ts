import { z } from 'zod';
import { isCreated, listPage } from '../http/list.ts';
import { created, listOf, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';
import type { Invoice } from '../shapes.ts';
import type { World } from '../state/world.ts';

export function invoice(world: World, id: string): Invoice {
  const found = world.tables.invoices.get(id);
  if (!found) throw missing('invoice', id);
  return found;
}

export const invoicesOf = (world: World, subscription: string) =>
  world.tables.invoices.where((each) => each.parent.subscription_details.subscription === subscription);

const HERE = '/v1/invoices';
export const listParams = listOf({
  created,
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
});
export const invoiceRoutes: Route[] = [
  route('GET', HERE, listParams, ({ world, params }) => {
    const found = world.tables.invoices.where(
      (each) =>
        isCreated(each, params.created) &&
        (!params.customer || each.customer === params.customer) &&
        (!params.status || each.status === params.status) &&
        (!params.subscription || each.parent.subscription_details.subscription === params.subscription),
    );
    return listPage(HERE, found, params);
  }),
];
