import { z } from 'zod';
import type { Action } from '../access/access.ts';

/** The queues of staff, each with what was settled in it. */
export const QUEUES = ['reports', 'held-texts', 'appeals', 'contact', 'mails', 'bin'] as const;
export type Queue = (typeof QUEUES)[number];

/** What was settled in a queue is for those who may read what waits in it. */
export const queueActions = {
  reports: 'report.read',
  'held-texts': 'words.read',
  appeals: 'person.read',
  contact: 'contact.read',
  mails: 'mail.read',
  bin: 'bin.read',
} as const satisfies Record<Queue, Action>;

/** How many settled things one answer has at most. */
export const SETTLED_SHOWN = 50;
const WRONG_LIMIT = `Please ask for 1 to ${SETTLED_SHOWN} settled things.`;

export const settledQuery = z.object({
  queue: z.enum(QUEUES, { error: 'There is no such queue.' }),
  /** How many at most. */
  limit: z.coerce
    .number({ error: WRONG_LIMIT })
    .int({ error: WRONG_LIMIT })
    .min(1, { error: WRONG_LIMIT })
    .max(SETTLED_SHOWN, { error: WRONG_LIMIT })
    .optional(),
});
export type SettledQuery = z.output<typeof settledQuery>;

/** How something was settled. `settled`: a report was dismissed, or staff had acted. */
export const SETTLEMENTS = [
  'settled',
  'released',
  'refused',
  'upheld',
  'lifted',
  'answered',
  'closed',
  'sent-again',
  'put-back',
] as const;

/** Something that waits no longer, as staff see it. */
export const settledSchema = z.object({
  id: z.string(),
  /** When it was settled, in unix milliseconds. */
  at: z.int(),
  how: z.enum(SETTLEMENTS),
  /** Who settled it. Null: the account is gone. */
  by_name: z.string().nullable(),
  /** The user whom it is about. Null: a guest, or no user. */
  uid: z.string().nullable(),
  /** The name of that user or guest. Null: the account is gone, or no user is meant. */
  name: z.string().nullable(),
  /** The words as they were, a subject or a name. Empty: there are none any more. */
  what: z.string(),
  /** What staff answered. Empty: nothing. */
  answer: z.string(),
});
export type Settled = z.output<typeof settledSchema>;
