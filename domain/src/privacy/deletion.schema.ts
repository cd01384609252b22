import { z } from 'zod';

/**
 * The deletion of an account, under `deletions/{uid}`. Times are unix milliseconds of the business clock.
 *
 * `asked`: can be undone until `due_at`. `undoing`: the user has undone it, or the request is not complete; the renewals at
 * Stripe are restored unless it becomes `asked`.
 * `deleting`: under way and final. `deleted`: only the records that the law requires are left.
 */
export const deletionSchema = z.object({
  state: z.enum(['asked', 'undoing', 'deleting', 'deleted']),
  asked_at: z.int(),
  due_at: z.int(),
  /** When the schedule has to work on it next. */
  next_at: z.int(),
  /** The id that replaces the user's in their messages. Removed at the end, so that nothing links the two. */
  stand_in: z.string().min(1).nullable(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** What the user sees of it. */
export const deletionViewSchema = deletionSchema.pick({ asked_at: true, due_at: true });
export type DeletionView = z.infer<typeof deletionViewSchema>;

const TOKEN = { error: 'The identity token is missing.' };

/** The identity token of a fresh sign-in. */
export const askDeletionSchema = z.object({ firebase_token: z.string(TOKEN).min(1, TOKEN).max(8192, TOKEN) });
