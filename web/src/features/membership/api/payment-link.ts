import { callApi } from '../../../lib/api-client.ts';

/**
 * The address where the user pays, new each time: its pages are short-lived.
 * @throws AppError, with the server's words if it refuses.
 */
export const issuePaymentLink = (): Promise<string> =>
  callApi('paymentLink', {}, { own: ['forbidden', 'banned'] }).then(({ data }) => data.link);
