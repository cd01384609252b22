import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { isCreated, listPage } from '../http/list.ts';
import {
  alone,
  changeMetadata,
  created,
  emptyable,
  expand,
  flag,
  listOf,
  metadata,
  text,
} from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Product } from '../shapes.ts';
import type { World } from '../state/world.ts';

const details = {
  active: flag.optional(),
  description: emptyable(text).optional(),
  expand,
  metadata: metadata.optional(),
  statement_descriptor: z.string().max(22).optional(),
  tax_code: emptyable(text).optional(),
  url: emptyable(text).optional(),
};
export const createParams = z.strictObject({ ...details, id: text.optional(), name: text });
export const updateParams = z.strictObject({
  ...details,
  name: text.optional(),
  default_price: text.optional(),
});

export function product(world: World, id: string, param?: string): Product {
  const found = world.tables.products.get(id);
  if (!found) throw missing('product', id, param);
  return found;
}

export function createProduct(world: World, params: z.infer<typeof createParams>): Product {
  const id = params.id ?? world.id('prod');
  if (world.tables.products.get(id))
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  const made = world.tables.products.put({
    id,
    object: 'product',
    active: params.active ?? true,
    created: world.now(),
    default_price: null,
    description: params.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now(),
    url: params.url ?? null,
  });
  emit(world, 'product.created', made);
  return made;
}

function updateProduct(world: World, id: string, params: z.infer<typeof updateParams>): Product {
  const before = product(world, id);
  const { expand: _, metadata: meta, ...given } = params;
  const patch = { ...given, metadata: changeMetadata(before.metadata, meta), updated: world.now() };
  const known = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return change(world, 'products', before, known, 'product.updated');
}

const HERE = '/v1/products';
export const productRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createProduct(world, params)),
  route(
    'GET',
    HERE,
    listOf({ active: flag.optional(), created, ids: z.array(text).optional() }),
    ({ world, params }) => {
      const found = world.tables.products.where(
        (each) =>
          isCreated(each, params.created) &&
          (params.active === undefined || each.active === params.active) &&
          (!params.ids || params.ids.includes(each.id)),
      );
      return listPage(HERE, found, params);
    },
  ),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => product(world, id)),
  route('POST', `${HERE}/:id`, updateParams, ({ world, ids: [id = ''], params }) =>
    updateProduct(world, id, params),
  ),
];
