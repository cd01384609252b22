import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { sanctionSchema } from './sanctions.schema.ts';

export const personParams = z.object({ uid: z.string().pipe(documentId('There is no such user.')) });

/** One earlier action of staff about a user. */
const pastAction = z.object({
  /** Unix milliseconds. */
  at: z.int(),
  /** The display name of the staff member. Null for an operator script and for a deleted account. */
  by: z.string().nullable(),
  action: z.string(),
  reason: z.string(),
});

/** What staff read about a user before they decide. */
export const personHistorySchema = z.object({
  /** The sanction in force. */
  sanction: sanctionSchema.nullable(),
  /** How many reports there are about what this user wrote or showed, settled ones included. */
  reports: z.int(),
  /** The newest first. */
  actions: z.array(pastAction),
});
export type PersonHistory = z.output<typeof personHistorySchema>;

/** A message of a user, as staff read it beside the others of that user. */
export const personMessageSchema = z.object({
  id: z.string(),
  /** The chat that it is in, or was in before staff have hidden it. */
  chat: z.string(),
  message: z.string(),
  /** Unix milliseconds. */
  sent_at: z.int(),
  hidden: z.boolean(),
});
export type PersonMessage = z.output<typeof personMessageSchema>;
