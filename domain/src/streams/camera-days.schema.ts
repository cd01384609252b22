import { z } from 'zod';
import { numericId, slug } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';
import { MOTION_BLOCKS } from './motion.ts';
import { DAY_MARKS, DAY_SLOTS } from './reels.constants.ts';

/** What is remembered of the stills of a camera under `camera-days/{slug}`. A slot is the number of two minutes since 1970. */
export const cameraDaySchema = z.strictObject({
  slug: z.string(),
  /** The slot of the last still. */
  slot: z.int().nonnegative(),
  /** The scores of the 1,440 slots that end with `slot`, a byte each. */
  scores: z.base64(),
  /** The last still, grey and small, for the comparison with the next one. */
  grey: z.base64(),
  /** What is usual in each block of the picture. */
  habit: z.strictObject({
    means: z.array(z.number()).length(MOTION_BLOCKS),
    deviations: z.array(z.number()).length(MOTION_BLOCKS),
    learned: z.int().nonnegative(),
  }),
  /** The slot since which all stills are the same. */
  same_since: z.int().nonnegative(),
  expires_at: storedTime,
});
export type CameraDay = z.output<typeof cameraDaySchema>;

/** Four hours of a camera under `camera-peeks/{slug}.{number}`: tiny stills as WebP, by their slot. */
export const cameraPeeksSchema = z.strictObject({
  slug: z.string(),
  number: z.int().nonnegative(),
  peeks: z.record(z.string().regex(/^\d{1,12}$/), z.base64()),
  expires_at: storedTime,
});

const seconds = z.int().nonnegative();

/** Something that happened at the camera, and that has a page of its own. */
const dayMarkSchema = z.object({
  kind: z.enum(['sighting', 'photo', 'moment']),
  id: z.string().min(1),
  ts: seconds,
  /** What it is called. Empty: a photo without a title. */
  title: z.string(),
  /** The address of its picture. */
  picture: z.string().min(1),
});
export type DayMark = z.output<typeof dayMarkSchema>;

/** The last 48 hours of a camera. Times are unix seconds. */
export const cameraDayViewSchema = z.object({
  /** When the first of the 1,440 two minutes began. */
  from_ts: seconds,
  /** How much moved in each, from 0 to 100. Null: there is no still of these two minutes. */
  moved: z.array(z.int().min(0).max(100).nullable()).length(DAY_SLOTS),
  /** Spans without stills: the camera was off the air, or is younger. */
  gaps: z.array(z.object({ from_ts: seconds, to_ts: seconds })),
  /** In the order of time. */
  marks: z.array(dayMarkSchema).max(2 * DAY_MARKS),
});
export type CameraDayView = z.output<typeof cameraDayViewSchema>;

export const cameraDayInput = z.object({ slug });
export const cameraPeeksInput = z.object({ slug, number: numericId });
export const cameraStillInput = z.object({ slug, slot: numericId });

/** Tiny stills in order. `ts` is when the two minutes of a still began, in unix seconds. */
export const peeksViewSchema = z.object({ peeks: z.array(z.object({ ts: seconds, webp: z.string() })) });
export type PeeksView = z.output<typeof peeksViewSchema>;

export const stillViewSchema = z.object({ jpeg: z.string() });
