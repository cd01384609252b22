import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../errors.ts';
import { isMember } from '../membership/membership.policy.ts';
import { type Membership, membershipSchema } from '../membership/membership.schema.ts';
import { hasNeverPaid } from '../membership/refund-offer.policy.ts';
import { toSeconds } from '../time.ts';
import { type Role, roleSchema } from './roles.ts';

/** A user, under `users/{uid}`. Times are unix milliseconds. */
export const userSchema = z.object({
  email: z.string(),
  name: z.string().default(''),
  surname: z.string().default(''),
  display_name: z.string().min(1),
  /** The roles that the user was given. The claims follow them, and the claims alone decide what the user may do. */
  roles: z.array(roleSchema).default([]),
  /** Takes part in the Junior Ranger course. */
  jr: z.boolean().default(false),
  /** Belongs to the free preview, which staff alone fill. Pages mention it; it gives access to nothing. */
  is_free: z.boolean().default(false),
  notification_categories: z.array(z.object({ id: z.int() })).default([]),
  /** Until when staff have given the user the access of a member. Null: they have not. */
  membership_given_until: z.int().nullable().default(null),
  membership_given_at: z.int().nullable().default(null),
  /** The member reads it. */
  membership_given_reason: z.string().default(''),
  /** The admin who gave it; the user never sees it. */
  membership_given_by: z.string().nullable().default(null),
  created_at: z.int(),
  /** Staff let the user write at once, although the account is new. */
  waits_waived: z.boolean().default(false),
  /** Sign-ins up to this moment have ended. `firestore.rules` reads it too. */
  signed_out_at: z.int().default(0),
});
export type User = z.infer<typeof userSchema>;

/** The user as they see themselves (`GET /api/auth/user`). */
export const userViewSchema = userSchema
  .pick({
    email: true,
    name: true,
    surname: true,
    display_name: true,
    roles: true,
    jr: true,
    is_free: true,
    notification_categories: true,
  })
  .extend({
    id: z.string(),
    email_verified: z.boolean(),
    has_subscription: z.boolean(),
    /** Something was paid for a subscription, so the money-back guarantee is used up. Absent: nothing was. */
    has_paid: z.literal(true).optional(),
    is_subscribed: z.boolean(),
    subscription_status: membershipSchema.shape.status.unwrap().nullable(),
    /** Why the user may not write in the chat now, in the words of the refusal. Null: they may. */
    sanction: z
      .object({
        code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
        alert: z.string(),
        /** When it ends, in unix milliseconds. */
        until: z.int().nullable(),
      })
      .nullable(),
  });
export type UserView = z.infer<typeof userViewSchema>;

export interface UserFacts {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** From the claims. */
  readonly roles: readonly Role[];
  readonly user: User;
  readonly membership: Pick<Membership, 'entitled_until' | 'status' | 'subscriptions'> | undefined;
  readonly sanction: UserView['sanction'];
}

/** `now` is unix milliseconds. What was paid or given decides who is a subscriber, never the claims. */
export function userView(facts: UserFacts, now: number): UserView {
  const { user, membership } = facts;
  const entitled = isMember(membership, user, now);
  const hasPaid = membership !== undefined && !hasNeverPaid(membership.subscriptions, toSeconds(now));
  const roles = facts.roles.filter((role) => role !== 'subscriber');
  return {
    id: facts.uid,
    email: facts.email,
    email_verified: facts.emailVerified,
    name: user.name,
    surname: user.surname,
    display_name: user.display_name,
    roles: entitled ? [...roles, 'subscriber'] : roles,
    has_subscription: membership !== undefined,
    ...(hasPaid && { has_paid: true as const }),
    is_subscribed: entitled,
    subscription_status: membership?.status ?? null,
    jr: user.jr,
    is_free: user.is_free,
    notification_categories: user.notification_categories,
    sanction: facts.sanction,
  };
}
