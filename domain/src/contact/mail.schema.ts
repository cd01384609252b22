import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/**
 * A mail that waits to be sent, under `mail/{id}`, as the Firebase extension 'Trigger Email from Firestore' takes it. The
 * extension adds `delivery`.
 */
export const mailSchema = z.looseObject({
  to: z.array(z.string()).min(1),
  replyTo: z.string().optional(),
  message: z.object({ subject: z.string(), text: z.string() }),
  /** The user whom the mail is about. Null: a guest. */
  uid: z.string().nullable(),
  /** When the store deletes it. */
  expires_at: storedTime,
});
export type Mail = z.output<typeof mailSchema>;
