import type { ViewShard } from '@boma/domain/views/views.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { type StoredDocument, store } from '../platform/store.ts';
import { countedItems } from './counted-items.ts';

/** Shards of one run. The next run takes the rest. */
const AT_ONCE = 500;
const ITEMS_AT_ONCE = 10;

type Shard = StoredDocument<'viewShards'>;

/** Adds the shards of one item to its count and deletes them, in one transaction: a view is added exactly once. */
async function foldItem(item: Pick<ViewShard, 'kind' | 'item'>, shards: readonly Shard[]): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const counted = countedItems[item.kind](item.item);
    const read = await Promise.all(shards.map((shard) => transaction.get(shard)));
    const views = read.reduce((sum, shard) => sum + (shard.data()?.count ?? 0), 0);
    if (views > 0 && (await counted.exists(transaction))) counted.add(transaction, views);
    for (const shard of shards) transaction.delete(shard);
  });
}

/** Adds the views since the last run to the counts of their items. A repeated run adds nothing. */
export async function foldViews({ ctx }: { ctx: Ctx }): Promise<void> {
  const found = await store.viewShards.all().limit(AT_ONCE).get();
  const items = new Map<string, { readonly of: ViewShard; readonly shards: Shard[] }>();
  for (const document of found.docs) {
    const of = document.data();
    const key = `${of.kind}.${of.item}`;
    const group = items.get(key) ?? { of, shards: [] };
    group.shards.push(document.ref);
    items.set(key, group);
  }
  await eachLimited([...items.values()], ITEMS_AT_ONCE, ({ of, shards }) =>
    foldItem(of, shards).catch((error: unknown) => ctx.log.error('fold-views', error)),
  );
}
