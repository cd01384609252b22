import { emit } from '../engine/change.ts';
import { changeMetadata, type MetadataChange } from '../http/params.ts';
import { missing } from '../http/stripe-error.ts';
import type { Product } from '../shapes.ts';
import type { World } from '../state/world.ts';

export function product(world: World, id: string, param?: string): Product {
  const found = world.tables.products.get(id);
  if (!found) throw missing('product', id, param);
  return found;
}

interface NewProduct {
  name: string;
  metadata?: MetadataChange | undefined;
  tax_code?: string | undefined;
}

/** Creates the product that a new price describes. */
export function createProduct(world: World, { name, metadata, tax_code: taxCode }: NewProduct): Product {
  const made = world.tables.products.put({
    id: world.id('prod'),
    object: 'product',
    active: true,
    created: world.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changeMetadata({}, metadata),
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: taxCode ?? null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now(),
    url: null,
  });
  emit(world, 'product.created', made);
  return made;
}
