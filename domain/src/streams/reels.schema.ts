import { z } from 'zod';
import { numericId, slug } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';

/** Half an hour of a camera under `camera-reels/{slug}.{number}`: its small stills as JPEG, by their place. */
export const cameraReelSchema = z.strictObject({
  slug: z.string(),
  reel: z.int().nonnegative(),
  stills: z.record(z.string().regex(/^\d{1,2}$/), z.base64()),
  expires_at: storedTime,
});

export const reelInput = z.object({ slug, reel: numericId });

/** Stills in order. `ts` is unix seconds of the two minutes that a still was taken in. */
export const reelViewSchema = z.object({
  stills: z.array(z.object({ ts: z.int(), jpeg: z.string() })),
});
export type ReelView = z.output<typeof reelViewSchema>;
