import { z } from 'zod';
import { pictureCodecs } from './codecs.ts';

/** `server-state/stream-checks`: what the camera check remembers of each camera, by slug. Times are unix milliseconds. */
export const streamChecksSchema = z.object({
  streams: z.record(
    z.string(),
    z.object({
      live: z.boolean(),
      sequence: z.int().nullable(),
      /** The newest numbers found, the last one first. */
      seen: z.array(z.int()).readonly().default([]),
      advanced_at: z.int(),
      misses: z.int(),
      viewers: z.int().nonnegative().nullable().default(null),
      /** Whether the media server had a still. Null: no check has asked for one. */
      still: z.enum(['there', 'missing']).nullable().default(null),
      /** The two minutes that its last still was taken in. */
      still_slot: z.int().default(0),
      /** How much moved in its last still, from 0 to 100. Null: no still was compared. */
      moved: z.int().min(0).max(100).nullable().default(null),
      /** Since when all its stills are the same. Null: no still was compared. */
      same_since: z.int().nullable().default(null),
      /** How its picture is encoded. Null: that is not known. */
      codec: z.enum(pictureCodecs).nullable().default(null),
      /** True if a members' camera answered without a ticket: everyone can watch it. */
      unlocked: z.boolean().default(false),
      /** True if it left the air in maintenance or as a draft, and is still off: its outage begins when that ends. */
      spared: z.boolean().default(false),
    }),
  ),
});
export type StreamChecks = z.output<typeof streamChecksSchema>;
