/** Why nothing of somebody's may renew. */
export const RENEWAL_STOPS = ['account-deletion', 'ban'] as const;
export type RenewalStop = (typeof RENEWAL_STOPS)[number];

/** Noted at Stripe itself, so that what was ended for this reason is known whatever we lose on the way. */
export const STOP_MARK = 'ended_for';

/** Beside it: when it was to end already before, in unix seconds. */
export const END_MARK = 'ended_before';

/** What is to be changed at Stripe before a look is written down. */
export interface RenewalDue {
  readonly to: 'stop' | 'restore';
  readonly why: RenewalStop;
}
