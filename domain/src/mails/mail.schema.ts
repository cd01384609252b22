import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { storedTime } from '../stored-time.ts';

/**
 * `waiting`: it is sent as soon as `next_at` has come. `failed`: the mail server refused it, or did not take it in time.
 * `withheld`: its address is blocked.
 */
const state = z.enum(['waiting', 'sent', 'failed', 'withheld']);

/** `mail/{id}`: a mail to one address, and how its sending went. Times are unix milliseconds. */
export const mailSchema = z.object({
  to: z.string().min(1),
  /** `to` as `inLowerCase` writes it, to find the mails of a bounce report. Absent in mails that were written without it. */
  to_lower: z.string().min(1).optional(),
  replyTo: z.string().optional(),
  message: z.object({ subject: z.string(), text: z.string() }),
  /** A path of the site whose POST ends mails of this kind. Absent: the mail answers something that the user asked. */
  unsubscribe: z.string().optional(),
  /** The user whom the mail is about. Null: a guest. */
  uid: z.string().nullable(),
  made_at: z.int(),
  state,
  /** How often a process has begun to send it. */
  attempts: z.int().nonnegative(),
  /** When it is tried next. While a process sends it: when another may try. */
  next_at: z.int(),
  /** After this moment no further try begins. */
  retry_until: z.int(),
  /** What the mail server said last. */
  error: z.string().nullable(),
  /**
   * Since when it waits for the mail server. Null: it waits for a reason of its own, which says nothing about the server: its
   * receiver put it off. Absent in mails that were written without it, until their next try.
   */
  held_since: z.int().nullable().optional(),
  sent_at: z.int().nullable(),
  /** When the store deletes it. */
  expires_at: storedTime,
});
export type Mail = z.output<typeof mailSchema>;

/**
 * `mail-blocks/{sha256 of the address}`: an address that gets no more mails. Nobody has it, or its owner reported a mail as
 * spam.
 */
export const mailBlockSchema = z.object({
  /** The user to whom the mail was. Null: none. */
  uid: z.string().nullable(),
  reason: z.string(),
  blocked_at: z.int(),
  expires_at: storedTime,
});
export type MailBlock = z.output<typeof mailBlockSchema>;

/** A mail that has not left, as staff see it. */
export const unsentMailSchema = mailSchema
  .pick({ to: true, state: true, attempts: true, made_at: true, next_at: true, error: true })
  .extend({ id: z.string(), subject: z.string() });
export type UnsentMail = z.output<typeof unsentMailSchema>;

export const retryMailInput = z.object({ id: documentId('There is no such mail.') });
