import { BIN_MS, BIN_SHOWN, type BinEntry, binnedName } from '@boma/domain/staff/bin.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { displayNames } from '../platform/display-names.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** What was removed and can come back, the newest first, at most `BIN_SHOWN`. */
export async function listBin({ ctx }: { ctx: Ctx }): Promise<BinEntry[]> {
  const newest = store.bin
    .all()
    .where('at', '>', ctx.clock.real() - BIN_MS)
    .orderBy('at', 'desc');
  const binned = wellFormed(await newest.limit(BIN_SHOWN).get(), ctx.log);
  const names = await displayNames(binned.map(({ by }) => by));
  return binned.map(({ kind, key, document, by, at }) => ({
    kind,
    key,
    name: binnedName(document, key),
    by_name: names.get(by) ?? null,
    at,
  }));
}
