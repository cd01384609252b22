import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { endNow } from '../engine/end-subscription.ts';
import { isCreated, listPage } from '../http/list.ts';
import {
  alone,
  changeMetadata,
  created,
  emptyable,
  expand,
  integer,
  listOf,
  metadata,
  text,
} from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Customer } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { matchesQuery } from './customer-search.ts';

const address = z.strictObject({
  city: text.optional(),
  country: z.string().length(2).optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});
const email = z
  .string()
  .max(512)
  .regex(/^[^\s@]+@[^\s@]+$/, 'Invalid email address');

const details = {
  address: emptyable(address).optional(),
  description: emptyable(text).optional(),
  email: emptyable(email).optional(),
  expand,
  metadata: metadata.optional(),
  name: emptyable(text).optional(),
  phone: emptyable(text).optional(),
  preferred_locales: z.array(z.string()).optional(),
};
export const createParams = z.strictObject(details);
export const updateParams = z.strictObject({
  ...details,
  invoice_settings: z.strictObject({ default_payment_method: emptyable(text).optional() }).optional(),
});
type Details = z.infer<typeof createParams>;

export const listParams = listOf({ created, email: z.string().optional() });
export const searchParams = z.strictObject({
  query: text,
  limit: integer.pipe(z.int().min(1).max(100)).optional(),
  page: text.optional(),
  expand,
});

export function customer(world: World, id: string, param?: string): Customer {
  const found = world.tables.customers.get(id);
  if (!found) throw missing('customer', id, param);
  return found;
}

function fullAddress(given: z.infer<typeof address> | null | undefined): Customer['address'] {
  if (!given) return null;
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}

export function createCustomer(world: World, params: Details): Customer {
  const id = world.id('cus');
  const made = world.tables.customers.put({
    id,
    object: 'customer',
    address: fullAddress(params.address),
    balance: 0,
    created: world.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  emit(world, 'customer.created', made);
  return made;
}

function updateCustomer(world: World, id: string, params: z.infer<typeof updateParams>): Customer {
  const before = customer(world, id);
  const method = params.invoice_settings?.default_payment_method;
  if (method && world.tables.paymentMethods.get(method)?.customer !== id) {
    throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  }
  const patch: Partial<Customer> = {
    ...(params.address !== undefined && { address: fullAddress(params.address) }),
    ...(params.description !== undefined && { description: params.description }),
    ...(params.email !== undefined && { email: params.email }),
    ...(params.name !== undefined && { name: params.name }),
    ...(params.phone !== undefined && { phone: params.phone }),
    ...(params.preferred_locales && { preferred_locales: params.preferred_locales }),
    ...(method !== undefined && {
      invoice_settings: { ...before.invoice_settings, default_payment_method: method },
    }),
    metadata: changeMetadata(before.metadata, params.metadata),
  };
  return change(world, 'customers', before, patch, 'customer.updated');
}

function deleteCustomer(world: World, id: string) {
  const gone = customer(world, id);
  for (const subscription of world.tables.subscriptions.where((each) => each.customer === id)) {
    if (!subscription.ended_at) endNow(world, subscription, 'cancellation_requested');
  }
  world.tables.customers.delete(id);
  const tombstone = { id, object: 'customer', deleted: true } as const;
  world.tables.deletedCustomers.put({ ...tombstone, created: gone.created });
  emit(world, 'customer.deleted', gone);
  return tombstone;
}

function retrieveCustomer(world: World, id: string) {
  const isDeleted = world.tables.deletedCustomers.get(id);
  return isDeleted ? { id, object: 'customer', deleted: true } : customer(world, id);
}

function searchCustomers(world: World, params: z.infer<typeof searchParams>) {
  const matches = matchesQuery(params.query);
  const found = world.tables.customers.where(matches);
  const start = params.page ? Number(Buffer.from(params.page, 'base64url').toString()) : 0;
  if (!Number.isInteger(start)) throw invalid(`Invalid page: ${params.page}`, 'page');
  const end = start + (params.limit ?? 10);
  const hasMore = end < found.length;
  return {
    object: 'search_result',
    data: found.slice(start, end),
    has_more: hasMore,
    next_page: hasMore ? Buffer.from(String(end)).toString('base64url') : null,
    url: '/v1/customers/search',
  };
}

const HERE = '/v1/customers';
export const customerRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createCustomer(world, params)),
  route('GET', HERE, listParams, ({ world, params }) => {
    const found = world.tables.customers.where(
      (each) => isCreated(each, params.created) && (!params.email || each.email === params.email),
    );
    return listPage(HERE, found, params);
  }),
  route('GET', `${HERE}/search`, searchParams, ({ world, params }) => searchCustomers(world, params)),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => retrieveCustomer(world, id)),
  route('POST', `${HERE}/:id`, updateParams, ({ world, ids: [id = ''], params }) =>
    updateCustomer(world, id, params),
  ),
  route('DELETE', `${HERE}/:id`, z.strictObject({}), ({ world, ids: [id = ''] }) =>
    deleteCustomer(world, id),
  ),
];
