import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { showTypesInOrder } from './read-show-types.ts';

/** Every show type in the order of their ids. `isListed` decides which of them viewers see. */
export async function listShowTypes({ ctx }: { ctx: Ctx }): Promise<ShowType[]> {
  return showTypesInOrder(await store.showTypes.all().get(), ctx.log);
}
