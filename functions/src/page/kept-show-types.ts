import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { keyedCache } from '../platform/keyed-cache.ts';
import { listShowTypes } from '../shows/list-show-types.ts';

const kept = keyedCache<ShowType[]>(5000, 1);

/** Every kind of show, at most five seconds old: rendering a page would otherwise read each of them. */
export const keptShowTypes = ({ ctx }: { ctx: Ctx }): Promise<ShowType[]> =>
  kept('all', ctx.clock.real(), () => listShowTypes({ ctx }));
