import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';

/** Metadata of a subscription at Stripe: why we stopped its renewal. It survives the loss of our own records. */
export const STOP_MARK = 'ended_for';

/** Metadata beside it: the end that was scheduled before, in unix seconds. */
export const END_MARK = 'ended_before';

/** A change of renewals that must be made at Stripe before a membership is written. */
export interface RenewalChange {
  readonly to: 'stop' | 'restore';
  readonly why: RenewalStop;
}
