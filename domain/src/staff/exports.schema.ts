import { z } from 'zod';
import { subscriptionStatusSchema } from '../membership/membership.schema.ts';
import { sightingSchema } from '../sightings/sightings.schema.ts';
import { auditEntrySchema, auditQuery } from './audit-list.schema.ts';

/** How many lines one call for a file of staff answers. */
export const EXPORT_LINES = 1000;

/** How many lines such a file has at most, so that a spreadsheet stays usable and no list leaves the site whole. */
export const EXPORTED_MAX = 10_000;

/** Where a page begins, as `next` of the page before said. Null: at the beginning. */
const after = z
  .string()
  .regex(/^[a-z]*\.?\d{1,16}\.[\w-]{1,128}$/, { error: 'This is not the end of a page.' })
  .nullable();
/** Null: this page is the last. */
const next = z.string().nullable();

export const exportMembersInput = z.strictObject({ after });
export const exportSightingsInput = z.strictObject({ after });
export const exportAuditInput = auditQuery.omit({ before: true, limit: true }).extend({ after });

/** A user with the access of a member, in a file. Times are unix milliseconds. */
export const exportedMemberSchema = z.object({
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

/** The place of a document in a list that is ordered by a number and then by id: '1700000000.a1'. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

export const placeOf = ({ at, id }: Place): string => `${at}.${id}`;

/** @throws TypeError for what is none; `after` of the inputs has passed the pattern. */
export function readPlace(after: string): Place {
  const found = /(\d+)\.([\w-]+)$/.exec(after);
  if (!found) throw new TypeError(`'${after}' is no place in a list.`);
  return { at: Number(found[1]), id: String(found[2]) };
}
