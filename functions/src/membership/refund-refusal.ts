import { AppError } from '@boma/domain/errors.ts';
import { REFUND_REFUSALS } from '@boma/domain/membership/refund.policy.ts';

/** The error that tells the member why there is no refund. */
export const refundRefusal = (why: keyof typeof REFUND_REFUSALS): AppError =>
  new AppError('invalid-input', {
    errors: { body: [REFUND_REFUSALS[why]] },
    alert: REFUND_REFUSALS[why],
  });
