import { z } from 'zod';
import { roleSchema } from '../accounts/roles.ts';
import { appealSchema } from './appeals.schema.ts';
import { reportSchema } from './reports.schema.ts';

/** A user in a list of people. */
export const personSchema = z.object({
  uid: z.string(),
  display_name: z.string(),
  /** Null for staff who may not change roles: moderators need no addresses. */
  email: z.string().nullable(),
  roles: z.array(roleSchema),
  created_at: z.int(),
});
export type Person = z.output<typeof personSchema>;

/** How many people a search answers at most. */
export const PEOPLE_SHOWN = 20;

export const findPeopleQuery = z.object({
  /** The beginning of a name or an address, or a whole id. Empty: all staff. */
  q: z.string().trim().max(200, { error: 'This is too long.' }).default(''),
});

/** What staff read of one user besides the history of actions. */
export const personPageSchema = z.object({
  person: personSchema,
  /** Until when the user is a member, in unix milliseconds. Null: never was. */
  member_until: z.int().nullable(),
  /** Until when staff have given the access of a member. Null: they have not. */
  given_until: z.int().nullable(),
  /** Staff let the user write at once, although the account is new. */
  waits_waived: z.boolean(),
  reports: z.array(
    reportSchema.pick({
      kind: true,
      message: true,
      reason: true,
      chat: true,
      reported_at: true,
      settled_at: true,
    }),
  ),
  appeal: appealSchema.pick({ text: true, sent_at: true, state: true, answer: true }).nullable(),
});
export type PersonPage = z.output<typeof personPageSchema>;

const WHICH = { error: 'There is no such role.' };

export const changeRoleInput = z.strictObject({
  uid: z.string({ error: 'Please say whom.' }).min(1).max(128),
  role: z.enum(['admin', 'zoomie'], WHICH),
});

export const waiveWaitInput = z.strictObject({
  uid: z.string({ error: 'Please say whom.' }).min(1).max(128),
});
