import { z } from 'zod';
import { claimSchema } from '../claim.schema.ts';
import { shownText } from '../shown-text.ts';
import { SANCTION_KINDS } from './sanction-kinds.ts';

/** Characters in an appeal and in its answer. */
const APPEAL_MAX = 600;

const TEXT = `Please write 1 to ${APPEAL_MAX} characters.`;
const words = (missing: string) =>
  shownText({ max: APPEAL_MAX, tooLong: TEXT, noText: TEXT, missing, rawMax: 3000 });

/** A user's appeal against their sanction, under `appeals/{uid}`: one at a time. Times are unix milliseconds. */
export const appealSchema = z.object({
  /** What the user asks staff to look at again. */
  text: z.string(),
  sent_at: z.int(),
  /** The sanction: its kind, the reason that the user read, who imposed it and when. */
  kind: z.enum(SANCTION_KINDS),
  reason: z.string(),
  imposed_by: z.string().nullable(),
  imposed_at: z.int().nullable(),
  state: z.enum(['open', 'upheld', 'lifted']),
  /** What staff answer. Empty while it is open. */
  answer: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.int().nullable(),
  /** Null: nobody has said so. */
  claim: claimSchema.nullable().default(null),
});
export type Appeal = z.output<typeof appealSchema>;

/** An appeal as its author sees it. */
export const appealViewSchema = appealSchema.pick({ text: true, sent_at: true, state: true, answer: true });
export type AppealView = z.output<typeof appealViewSchema>;

/** An appeal as staff see it. */
export const staffAppealSchema = appealSchema.extend({
  uid: z.string(),
  display_name: z.string(),
  /** Who imposed the sanction cannot decide about the appeal. */
  may_decide: z.boolean(),
});
export type StaffAppeal = z.output<typeof staffAppealSchema>;

export const sendAppealInput = z.strictObject({
  text: words('Please say what we should look at again.'),
});

export const claimAppealInput = z.strictObject({
  uid: z.string().min(1).max(128),
  /** As in `decideAppealInput`. */
  sent_at: z.int(),
});

export const decideAppealInput = z.strictObject({
  uid: z.string().min(1).max(128),
  /** Of the appeal that staff have read. The user may have sent another one since. */
  sent_at: z.int(),
  decision: z.enum(['uphold', 'lift'], { error: 'Please choose.' }),
  /** The user reads it word for word. */
  answer: words('Please answer the user.'),
});
export type DecideAppealInput = z.output<typeof decideAppealInput>;
