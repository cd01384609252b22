import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** What is viewed. `functions/src/views/counted-items.ts` says where the count of each kind is stored. */
const VIEW_KINDS = ['video', 'photo'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/**
 * One person has viewed one item on one day: `view-marks/{hash of day, kind, item and person}`. The document says nothing
 * about the person or the item.
 */
export const viewMarkSchema = z.strictObject({ expires_at: storedTime });

/** Views that are not added to the item yet: `view-shards/{kind}.{item}.{shard}`. */
export const viewShardSchema = z.strictObject({
  kind: z.enum(VIEW_KINDS),
  /** The id of the item's document. */
  item: z.string().min(1),
  count: z.int().nonnegative(),
});
export type ViewShard = z.infer<typeof viewShardSchema>;
