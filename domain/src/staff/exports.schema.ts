import { z } from 'zod';
import { listCursor, NO_CURSOR } from '../list-cursor.ts';
import { subscriptionStatusSchema } from '../membership/membership.schema.ts';
import { sightingSchema } from '../sightings/sightings.schema.ts';
import { auditEntrySchema, auditQuery } from './audit-list.schema.ts';

/** How many lines one call for a file of staff answers. */
export const EXPORT_LINES = 1000;

/** How many lines such a file has at most, so that a spreadsheet stays usable. */
export const EXPORTED_MAX = 10_000;

/** Where a page begins, as `next` of the page before said. Null: at the beginning. */
const after = listCursor.nullable();
/** Null: this page is the last. */
const next = z.string().nullable();

/**
 * The places of those whose access staff have given follow on those of people who pay. Ids of accounts have at most 128
 * characters.
 */
const memberCursor = z
  .string()
  .max(160)
  .regex(/^(?:given\.)?\d{1,16}\.[^/]+$/, NO_CURSOR);

export const exportMembersInput = z.strictObject({ after: memberCursor.nullable() });
export const exportSightingsInput = z.strictObject({ after });
export const exportAuditInput = auditQuery.omit({ before: true, limit: true }).extend({ after });

/** A user with the access of a member, in a file. Times are unix milliseconds. */
const exportedMemberSchema = z.object({
  uid: z.string(),
  display_name: z.string(),
  /** As in the form of the profile. May be empty. */
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  /** Of the subscription. Null: the access was given without one. */
  status: subscriptionStatusSchema.nullable(),
  /** Until when access is paid. */
  paid_until: z.int().nullable(),
  given_until: z.int().nullable(),
  /** Since when the account exists. */
  created_at: z.int(),
});
export type ExportedMember = z.output<typeof exportedMemberSchema>;

export const exportedMembersSchema = z.object({ members: z.array(exportedMemberSchema), next });
export const exportedSightingsSchema = z.object({ sightings: z.array(sightingSchema), next });
export const exportedAuditSchema = z.object({ records: z.array(auditEntrySchema), next });
