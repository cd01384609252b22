import { z } from 'zod';
import { listCursor } from '../list-cursor.ts';
import { subscriptionStatusSchema } from '../membership/membership.schema.ts';
import { findPeopleQuery } from '../moderation/person-page.schema.ts';

/** How many members one page has. */
export const MEMBERS_PAGE = 50;

/**
 * `paying`: access is paid now. `given`: staff have given access. `ends`: paid, and cancelled. `ended`: no subscription runs any
 * more. `problem`: a payment failed, or the subscription is paused.
 */
export const MEMBER_GROUPS = ['paying', 'given', 'ends', 'ended', 'problem'] as const;
export type MemberGroup = (typeof MEMBER_GROUPS)[number];

export const memberListQuery = z.object({
  group: z.enum(MEMBER_GROUPS, { error: 'There is no such group.' }).default('paying'),
  /** As in `findPeopleQuery`. With it, users of any group are answered, and those who never were members too. */
  q: findPeopleQuery.shape.q,
  /** `next` of the page before. */
  after: listCursor.optional(),
});
export type MemberListQuery = z.output<typeof memberListQuery>;

/** A user with what the site stores about the membership. */
export const listedMemberSchema = z.object({
  uid: z.string(),
  display_name: z.string(),
  /** Of the subscription that decides about access. Null: never paid. */
  status: subscriptionStatusSchema.nullable(),
  /** What that subscription costs, in the currency's smallest unit, before tax. Null: there is none. */
  price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  /** Since when that subscription runs, in unix seconds. Null: there is none. */
  since: z.int().nullable(),
  /** Until when access is or was paid, in unix milliseconds. Null: never. */
  paid_until: z.int().nullable(),
  /** Until when staff have given access, in unix milliseconds. Null: they have not. */
  given_until: z.int().nullable(),
});
export type ListedMember = z.output<typeof listedMemberSchema>;

export const memberListSchema = z.object({
  members: z.array(listedMemberSchema),
  /** Where the next page begins. Null: this is the last one. */
  next: z.string().nullable(),
  /** How many are in each group. Null: a further page, which counts nothing again. */
  counts: z
    .object({
      paying: z.int(),
      given: z.int(),
      ends: z.int(),
      ended: z.int(),
      problem: z.int(),
    } satisfies Record<MemberGroup, z.ZodInt>)
    .nullable(),
});
export type MemberList = z.output<typeof memberListSchema>;
