import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { isCreated, listPage } from '../http/list.ts';
import {
  changeMetadata,
  created,
  expand,
  flag,
  integer,
  listOf,
  metadata,
  positive,
  text,
} from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Plan, Price } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { createProduct, product } from './products.ts';

const interval = z.enum(['day', 'week', 'month', 'year']);
const details = {
  active: flag.optional(),
  expand,
  lookup_key: z.string().max(200).optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: flag.optional(),
};
export const createParams = z.strictObject({
  ...details,
  currency: z.string().length(3).toLowerCase(),
  product: text.optional(),
  product_data: z
    .strictObject({ name: text, metadata: metadata.optional(), tax_code: text.optional() })
    .optional(),
  recurring: z.strictObject({ interval, interval_count: positive.optional() }).optional(),
  unit_amount: integer.pipe(z.int().min(0)),
});
export const updateParams = z.strictObject(details);

export function price(world: World, id: string, param?: string): Price {
  const found = world.tables.prices.get(id);
  if (!found) throw missing('price', id, param);
  return found;
}

function claimLookupKey(world: World, key: string | undefined, transfer: boolean | undefined): void {
  if (!key) return;
  const [holder] = world.tables.prices.where((each) => each.lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  change(world, 'prices', holder, { lookup_key: null }, 'price.updated');
}

export function createPrice(world: World, params: z.infer<typeof createParams>): Price {
  const { product: known, product_data: fresh, recurring } = params;
  if (!known === !fresh)
    throw invalid('Specify one of product and product_data.', 'product', 'parameter_missing');
  claimLookupKey(world, params.lookup_key, params.transfer_lookup_key);
  const of = fresh ? createProduct(world, fresh) : product(world, known ?? '', 'product');
  const made = world.tables.prices.put({
    id: world.id('price', 24),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: changeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: of.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  });
  emit(world, 'price.created', made);
  return made;
}

function updatePrice(world: World, id: string, params: z.infer<typeof updateParams>): Price {
  const before = price(world, id);
  if (params.lookup_key !== before.lookup_key) {
    claimLookupKey(world, params.lookup_key, params.transfer_lookup_key);
  }
  const patch: Partial<Price> = {
    ...(params.active !== undefined && { active: params.active }),
    ...(params.lookup_key !== undefined && { lookup_key: params.lookup_key || null }),
    ...(params.nickname && { nickname: params.nickname }),
    ...(params.tax_behavior && { tax_behavior: params.tax_behavior }),
    metadata: changeMetadata(before.metadata, params.metadata),
  };
  return change(world, 'prices', before, patch, 'price.updated');
}

/** The older shape of a price that subscription items still carry beside it. */
export function planOf({ unit_amount, unit_amount_decimal, recurring, ...price }: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: unit_amount,
    amount_decimal: unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

const HERE = '/v1/prices';
export const listParams = listOf({
  active: flag.optional(),
  created,
  currency: z.string().optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});
export const priceRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createPrice(world, params)),
  route('GET', HERE, listParams, ({ world, params }) => {
    const { active, currency, lookup_keys: keys, product: of, type } = params;
    const found = world.tables.prices.where(
      (each) =>
        isCreated(each, params.created) &&
        (active === undefined || each.active === active) &&
        (!currency || each.currency === currency) &&
        (!keys || keys.includes(each.lookup_key ?? '')) &&
        (!of || each.product === of) &&
        (!type || each.type === type),
    );
    return listPage(HERE, found, params);
  }),
  route('POST', `${HERE}/:id`, updateParams, ({ world, ids: [id = ''], params }) =>
    updatePrice(world, id, params),
  ),
];
