import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** Kinds of show change a few times a year. */
const KEPT_MS = 10_000;

let cached: (() => Promise<ShowType[]>) | undefined;

/** The kinds of show, at most ten seconds old. */
export function readShows(ctx: Ctx): Promise<ShowType[]> {
  cached ??= shortCache(
    KEPT_MS,
    () => ctx.clock.real(),
    async () => wellFormed(await store.showTypes.all().get(), ctx.log),
  );
  return cached();
}
