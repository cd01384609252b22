import { z } from 'zod';
import { isCreated, listPage } from '../http/list.ts';
import { alone, created, listOf } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';

const HERE = '/v1/events';
/** `customer.subscription.*` matches every type that begins so. */
const isType = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const listParams = listOf({
  created,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
});
export const eventRoutes: Route[] = [
  route('GET', HERE, listParams, ({ world, params }) => {
    const { type, types } = params;
    const found = world.tables.events.where(
      (each) =>
        isCreated(each, params.created) &&
        (!type || isType(type, each.type)) &&
        (!types || types.some((pattern) => isType(pattern, each.type))),
    );
    return listPage(HERE, found, params);
  }),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => {
    const found = world.tables.events.get(id);
    if (!found) throw missing('event', id);
    return found;
  }),
];
