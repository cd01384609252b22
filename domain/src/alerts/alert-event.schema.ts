import { z } from 'zod';
import { slug } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';
import { DUTIES } from './duty.constants.ts';

/** Times are unix milliseconds. `at`: when it happened. */
const facts = { id: z.string().min(1), at: z.int() };
const camera = { camera: slug, camera_name: z.string().min(1) };

/** Something that viewers, or staff on call, may want to hear of while they are away from the site. */
export const alertEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...facts,
    kind: z.literal('sighting'),
    ...camera,
    species: z.string().min(1),
    category: z.int(),
    /** The animal and how many: '3 lions'. */
    caption: z.string().min(1),
    /** What staff add. May be empty. */
    message: z.string(),
  }),
  z.object({
    ...facts,
    kind: z.literal('show'),
    /** The id of the show, and its type. */
    show: z.int(),
    type: slug,
    title: z.string().min(1),
    starts_at: z.int(),
    /** It is on the air before its time. */
    began_early: z.literal(true).optional(),
  }),
  z.object({
    ...facts,
    kind: z.literal('back'),
    ...camera,
    /** How long the camera was off the air. */
    off_ms: z.int().nonnegative(),
  }),
  z.object({
    ...facts,
    kind: z.literal('duty'),
    duty: z.enum(DUTIES),
    /** The slug of the camera, or the id of what waits. Empty for an appeal, which is found by its time, and for the budget. */
    thing: z.string(),
    title: z.string().min(1),
    body: z.string(),
    /** Where staff act, as a path of the site. */
    url: z.string().startsWith('/'),
  }),
]);
export type AlertEvent = z.output<typeof alertEventSchema>;

/** `alert-events/{id}`: an event on its way to the viewers who want to hear of it. */
export const storedAlertEventSchema = z.object({
  event: alertEventSchema,
  /** True once it has been decided for every viewer. */
  spread: z.boolean(),
  /** The last viewer for whom it was decided. Null: none yet. */
  after: z.string().nullable(),
  expires_at: storedTime,
});
export type StoredAlertEvent = z.output<typeof storedAlertEventSchema>;
