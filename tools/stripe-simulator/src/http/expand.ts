import type { TableName } from '../state/state.ts';
import type { World } from '../state/world.ts';
import { invalid } from './stripe-error.ts';

const DEPTH = 4;

/** Where an id leads; an id of any other kind is not expanded. */
const PREFIXES: Record<string, TableName> = {
  cus: 'customers',
  prod: 'products',
  price: 'prices',
  pm: 'paymentMethods',
  sub: 'subscriptions',
  in: 'invoices',
  pi: 'paymentIntents',
  ch: 'charges',
  re: 'refunds',
};

type Json = Record<string, unknown>;

/** Lists that Stripe leaves out unless they are asked for. */
export type Includable = (world: World, owner: Json) => unknown;
export type Includables = Readonly<Record<string, Includable>>;

function find(world: World, id: string): unknown {
  const table = PREFIXES[id.slice(0, id.indexOf('_'))];
  return (
    table && (world.tables[table].get(id) ?? (table === 'customers' && world.tables.deletedCustomers.get(id)))
  );
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(world: World, includables: Includables, node: unknown, steps: string[], path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || node === null) return node;
  if (Array.isArray(node)) return node.map((each) => walk(world, includables, each, steps, path));
  if (!isObject(node)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const include = includables[`${String(node.object)}.${step}`];
  const value = include && !(step in node) ? include(world, node) : node[step];
  const found = typeof value === 'string' ? find(world, value) : value;
  const isLeaf = rest.length === 0 && !isObject(found) && found !== null;
  if (value === undefined || !found || isLeaf) {
    if (value !== null) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  return { ...node, [step]: walk(world, includables, found, rest, path) };
}

/** The object with each of the paths (`data.customer`) replaced by the object with that id. */
export function expanded(
  world: World,
  includables: Includables,
  value: unknown,
  paths: readonly string[] = [],
): unknown {
  return paths.reduce((node, path) => {
    const steps = path.split('.');
    if (steps.length > DEPTH)
      throw invalid(`You cannot expand more than ${DEPTH} levels (${path}).`, 'expand');
    return walk(world, includables, node, steps, path);
  }, value);
}
