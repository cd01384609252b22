/** Why a user's subscriptions may not renew. */
export const RENEWAL_STOPS = ['account-deletion', 'account-gone', 'ban'] as const;
export type RenewalStop = (typeof RENEWAL_STOPS)[number];
