import { z } from 'zod';
import { anyMessageId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { RAW_REASON_MAX, REASON_MAX, REASON_TOO_LONG } from './moderation.constants.ts';

/** How many open reports staff see at once, the newest first. The rules refuse longer lists. */
export const REPORTS_SHOWN = 100;

/**
 * A report of a message, under `chat-reports/{sha256}`, with a copy of the message, because its author may delete it. Times are unix milliseconds.
 */
export const reportSchema = z.object({
  message_id: z.string(),
  chat: z.string().nullable(),
  message: z.string().nullable(),
  author: z.string().nullable(),
  /** Whose message it is; null for what no person wrote. */
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
});
export type Report = z.output<typeof reportSchema>;

/** A message beside a reported one, as staff read it. */
export const nearbyMessageSchema = z.object({ id: z.string(), author: z.string(), message: z.string() });
export type NearbyMessage = z.output<typeof nearbyMessageSchema>;

/** What the user sends. The reason may be left out. */
export const reportMessageInput = z.object({
  message_id: anyMessageId,
  reason: shownText({
    max: REASON_MAX,
    tooLong: REASON_TOO_LONG,
    noText: 'The reason must be text.',
    rawMax: RAW_REASON_MAX,
  }).default(''),
});

/** The reason is for the admin who decides. */
export const hideMessageInput = z.object({
  message_id: anyMessageId,
  reason: shownText({
    max: REASON_MAX,
    tooLong: REASON_TOO_LONG,
    missing: 'Please say why.',
    rawMax: RAW_REASON_MAX,
  }),
});
export const putBackMessageInput = z.object({ message_id: anyMessageId });

export const reportId = z
  .string({ error: 'There is no such report.' })
  .regex(/^[0-9a-f]{64}$/, { error: 'There is no such report.' });

/** Several people report one message: what staff decide about it settles those reports that they have seen. */
export const settleReportInput = z.object({
  report_ids: z
    .array(reportId, { error: 'Please say which reports.' })
    .min(1, { error: 'Please say which reports.' })
    .max(REPORTS_SHOWN, { error: 'Please settle at most 100 reports at once.' }),
});
