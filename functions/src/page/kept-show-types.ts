import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { shortCache } from '../platform/short-cache.ts';
import { listShowTypes } from '../shows/list-show-types.ts';

const KEPT_MS = 5000;

let cached: (() => Promise<ShowType[]>) | undefined;

/** Every kind of show, at most five seconds old: rendering a page would otherwise read each of them. */
export function keptShowTypes({ ctx }: { ctx: Ctx }): Promise<ShowType[]> {
  cached ??= shortCache(
    KEPT_MS,
    () => ctx.clock.real(),
    () => listShowTypes({ ctx }),
  );
  return cached();
}
