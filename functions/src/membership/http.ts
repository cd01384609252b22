import { AppError } from '@boma/domain/errors.ts';
import type { membershipEndpoints } from '@boma/domain/membership/membership.api.ts';
import { type Routes, whole } from '../platform/http/routes.ts';
import { isStripeOutage } from '../platform/stripe.ts';
import { giveMembership } from './give-membership.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { paymentLink } from './payment-link.ts';
import { portalLink } from './portal-link.ts';
import { requestRefund } from './request-refund.ts';
import { showMembership } from './show-membership.ts';
import { syncMembership } from './sync-membership.ts';
import { takeMembership } from './take-membership.ts';

const REFUNDED = {
  caption: 'Your money is on its way',
  alert: 'Your membership has ended, and your bank will show the refund within a few days.',
} as const;

/** The verb, which throws AppError `unavailable` when Stripe is out of reach, beside what it throws itself. */
const unlessStripeIsOut =
  <C, R>(verb: (call: C) => Promise<R>) =>
  async (call: C): Promise<R> => {
    try {
      return await verb(call);
    } catch (cause) {
      throw isStripeOutage(cause) ? new AppError('unavailable', { cause, retryAfter: 30 }) : cause;
    }
  };

/** Says in the answer that the money is on its way. */
async function refund(call: Parameters<typeof requestRefund>[0]) {
  await requestRefund(call);
  return { data: {}, ...REFUNDED };
}

export const membershipRoutes: Routes<typeof membershipEndpoints> = {
  paymentLink: unlessStripeIsOut(paymentLink),
  portalLink: unlessStripeIsOut(portalLink),
  listSubscriptions: listSubscriptions,
  requestRefund: whole(unlessStripeIsOut(refund)),
  showMembership,
  syncMembership: unlessStripeIsOut(syncMembership),
  giveMembership,
  takeMembership,
};
