import { AppError } from '@boma/domain/errors.ts';
import type { membershipEndpoints } from '@boma/domain/membership/membership.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { isStripeOutage } from '../platform/stripe.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { paymentLink } from './payment-link.ts';
import { portalLink } from './portal-link.ts';
import { requestRefund } from './request-refund.ts';

const REFUNDED = {
  caption: 'Your money is on its way',
  alert: 'Your membership has ended, and your bank will show the refund within a few days.',
} as const;

/** @throws AppError `unavailable` when Stripe is out of reach, beside what `call` throws. */
async function unlessStripeIsOut<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw isStripeOutage(cause) ? new AppError('unavailable', { cause, retryAfter: 30 }) : cause;
  });
}

export const membershipRoutes: Handlers<typeof membershipEndpoints> = {
  paymentLink: async ({ ctx }) => ({ data: await unlessStripeIsOut(paymentLink({ ctx })) }),
  portalLink: async ({ ctx, query }) => ({
    data: await unlessStripeIsOut(portalLink({ ctx, input: query })),
  }),
  listSubscriptions: async ({ ctx, body }) => ({
    data: { subscriptions: await listSubscriptions({ ctx, input: body }) },
  }),
  requestRefund: async ({ ctx }) =>
    unlessStripeIsOut(requestRefund({ ctx })).then(() => ({ data: {}, ...REFUNDED })),
};
