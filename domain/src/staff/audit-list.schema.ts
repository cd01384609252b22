import { z } from 'zod';
import { auditRecordSchema } from '../access/audit.schema.ts';
import { listCursor, NO_CURSOR } from '../list-cursor.ts';

/** How many records one page of the log has. */
export const AUDIT_PAGE = 50;

/** Which records an admin wants to see, the newest first. */
export const auditQuery = z.object({
  /** Who acted, or whom the action concerned: an account's id. */
  person: z.string().max(128).optional(),
  action: z.string().max(60).optional(),
  /** A day in UTC: '2027-01-15'. */
  day: z.iso.date({ error: 'This is not a day.' }).optional(),
  /** The cursor of the last record of the page before. An older release of the page says its moment alone. */
  before: z.union([listCursor, z.string().regex(/^\d{1,16}$/)], NO_CURSOR).optional(),
  /** How many at most. */
  limit: z.coerce.number().int().min(1).max(AUDIT_PAGE).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** A record with the names of the people in it. Null: the account is gone, or there is none. */
export const auditEntrySchema = auditRecordSchema.omit({ expires_at: true, action: true }).extend({
  id: z.string(),
  action: z.string(),
  by_name: z.string().nullable(),
  person_name: z.string().nullable(),
  /** What staff call the changed thing. Null: it is gone, or has no name. */
  target_name: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
