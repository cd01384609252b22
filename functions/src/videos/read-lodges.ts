import type { Lodge } from '@boma/domain/lodges/lodges.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** Lodges change a few times a year. */
const KEPT_MS = 10_000;

let cached: (() => Promise<Lodge[]>) | undefined;

/** The lodges, at most ten seconds old. */
export function readLodges(ctx: Ctx): Promise<Lodge[]> {
  cached ??= shortCache(
    KEPT_MS,
    () => ctx.clock.real(),
    async () => wellFormed(await store.lodges.all().get(), ctx.log),
  );
  return cached();
}
