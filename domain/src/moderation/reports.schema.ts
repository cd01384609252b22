import { z } from 'zod';
import { claimSchema } from '../claim.schema.ts';
import { anyMessageId, documentId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { REASON_MAX, REASON_TOO_LONG } from './moderation.constants.ts';
import { REPORTED_KINDS } from './reported-kinds.ts';

/** How many open reports staff see at once, the newest first. The rules refuse longer lists. */
export const REPORTS_SHOWN = 100;

/**
 * A report of a message, photo or question, under `chat-reports/{sha256}`, with a copy of its words, because its author may
 * delete it. Times are unix milliseconds.
 */
export const reportSchema = z.object({
  /** Reports from before this field are about messages. */
  kind: z.enum(REPORTED_KINDS).default('message'),
  /** The id of the message, photo or question. */
  message_id: z.string(),
  /** Of a message. */
  chat: z.string().nullable(),
  /** What was written. */
  message: z.string().nullable(),
  /** The address of a photo's small picture, which is gone once the photo is deleted. */
  picture: z.string().nullable().default(null),
  /** Null where no name is shown. */
  author: z.string().nullable(),
  /** Who wrote it or took it; null for what no person wrote. */
  user_id: z.string().nullable(),
  reported_by: z.string(),
  /** May be empty. */
  reason: z.string(),
  reported_at: z.int(),
  /** Null until staff settle the report. */
  settled_at: z.int().nullable(),
  settled_by: z.string().nullable(),
  /** Staff have taken the message out of the chat with this report, until an admin decides. */
  hides: z.boolean().default(false),
  /** Null: nobody has said so. */
  claim: claimSchema.nullable().default(null),
});
export type Report = z.output<typeof reportSchema>;

/** A message beside a reported one, as staff read it. */
export const nearbyMessageSchema = z.object({ id: z.string(), author: z.string(), message: z.string() });
export type NearbyMessage = z.output<typeof nearbyMessageSchema>;

const reportReason = shownText({
  max: REASON_MAX,
  tooLong: REASON_TOO_LONG,
  noText: 'The reason must be text.',
}).default('');

/** What the user sends. The reason may be left out. */
export const reportThingInput = z.object({
  kind: z.enum(REPORTED_KINDS, { error: 'Please say what you report.' }),
  id: z
    .string({ error: 'Please say which one.' })
    .min(1, { error: 'Please say which one.', abort: true })
    .pipe(documentId('There is nothing by this id.')),
  reason: reportReason,
});
export type ReportThingInput = z.output<typeof reportThingInput>;

export const reportMessageInput = z.object({ message_id: anyMessageId, reason: reportReason });

/** The reason is for the admin who decides. */
export const hideMessageInput = z.object({
  message_id: anyMessageId,
  reason: shownText({ max: REASON_MAX, tooLong: REASON_TOO_LONG, missing: 'Please say why.' }),
});
export const putBackMessageInput = z.object({ message_id: anyMessageId });

export const reportId = z
  .string({ error: 'There is no such report.' })
  .regex(/^[0-9a-f]{64}$/, { error: 'There is no such report.' });

/** Several people report one message: what staff do about it concerns those reports that they have seen. */
export const reportsInput = z.object({
  report_ids: z
    .array(reportId, { error: 'Please say which reports.' })
    .min(1, { error: 'Please say which reports.' })
    .max(REPORTS_SHOWN, { error: 'Please name at most 100 reports at once.' }),
});
