import { z } from 'zod';
import { storedVersion, versionSchema } from '../editing.ts';
import { documentId } from '../identifiers.ts';
import { publishSchema, waitSchema } from '../publish.schema.ts';
import { linkIsWhole, noticeWords, WHOLE_LINK } from './notifications.schema.ts';

/** The editor chooses it, so that a repeated call stores or sends nothing twice. It stays when the notice is sent. */
const noticeId = documentId('There is no such notice.');

/** `planned-notices/{id}`: a notice that waits. */
export const plannedNoticeSchema = z
  .strictObject({
    ...noticeWords,
    /** When it is sent, in unix milliseconds. Null: it is a draft. */
    send_at: z.int().nullable(),
  })
  .refine(linkIsWhole, WHOLE_LINK);
export type PlannedNotice = z.output<typeof plannedNoticeSchema>;

/** A notice that waits, as staff list it. */
export const staffNoticeSchema = z.object({
  id: z.string(),
  version: storedVersion,
  notice: z.object({ ...noticeWords, send_at: z.int().nullable() }),
});
export type StaffNotice = z.output<typeof staffNoticeSchema>;

/** What staff write, and when it is sent. */
export const noticeFormSchema = z
  .strictObject({ ...noticeWords, publish: publishSchema })
  .refine(linkIsWhole, WHOLE_LINK);

export const saveNoticeInput = z.strictObject({
  id: noticeId,
  version: versionSchema,
  notice: z.strictObject({ ...noticeWords, publish: waitSchema }).refine(linkIsWhole, WHOLE_LINK),
});
export type SaveNoticeInput = z.output<typeof saveNoticeInput>;

/** A notice to send at once. `version`: of the one that waits under this id, if one does. */
export const sendNoticeInput = z
  .strictObject({ ...noticeWords, id: noticeId.optional(), version: versionSchema.default(null) })
  .refine(linkIsWhole, WHOLE_LINK);
export type SendNoticeInput = z.input<typeof sendNoticeInput>;

export const removeNoticeInput = z.strictObject({ id: noticeId, version: versionSchema });
