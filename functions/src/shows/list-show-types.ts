import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { allShowTypes, showTypesInOrder } from './read-show-types.ts';

/** Every kind of show in the order of their ids; which of them viewers see is `isListed`'s to say. */
export async function listShowTypes({ ctx }: { ctx: Ctx }): Promise<ShowType[]> {
  return showTypesInOrder(await allShowTypes().get(), ctx.log);
}
