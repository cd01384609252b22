import { z } from 'zod';

/**
 * `deletions/{uid}`: how far somebody's leaving is. Times are unix milliseconds of the business's clock.
 *
 * `asked`: can be undone until `due_at`. `undoing`: has been, and what was ended at the payment provider is being brought
 * back. `deleting`: under way, nothing stops it. `deleted`: nothing is left but the records that the law asks for.
 */
export const deletionSchema = z.object({
  state: z.enum(['asked', 'undoing', 'deleting', 'deleted']),
  asked_at: z.int(),
  due_at: z.int(),
  /** When there is something to do about it next. */
  next_at: z.int(),
  /** Whose the messages are instead. Forgotten at the end, so that nothing leads from the one to the other. */
  stand_in: z.string().min(1).nullable(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** What its owner sees of it. */
export const deletionViewSchema = deletionSchema.pick({ asked_at: true, due_at: true });
export type DeletionView = z.infer<typeof deletionViewSchema>;

const TOKEN = { error: 'The identity token is missing.' };

/** The identity token of a sign-in just made. */
export const askDeletionSchema = z.object({ firebase_token: z.string(TOKEN).min(1, TOKEN).max(8192, TOKEN) });
