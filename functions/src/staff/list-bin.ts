import { BIN_MS, type BinEntry, binnedName } from '@boma/domain/staff/bin.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

const SHOWN = 100;

async function nameOf(uid: string): Promise<string | null> {
  return (await readBatched(store.users(uid))).data()?.display_name ?? null;
}

/** What was removed and can come back, the newest first. */
export async function listBin({ ctx }: { ctx: Ctx }): Promise<BinEntry[]> {
  const newest = store.bin
    .all()
    .where('at', '>', ctx.clock.real() - BIN_MS)
    .orderBy('at', 'desc');
  const binned = wellFormed(await newest.limit(SHOWN).get(), ctx.log);
  return Promise.all(
    binned.map(async ({ kind, key, document, by, at }) => ({
      kind,
      key,
      name: binnedName(document, key),
      by_name: await nameOf(by),
      at,
    })),
  );
}
