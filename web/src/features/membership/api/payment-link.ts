import { callApi } from '../../../lib/api-client.ts';

/**
 * Where the signed-in person pays, made anew each time: its pages are short-lived.
 * @throws AppError, with the server's words where it refuses somebody.
 */
export const issuePaymentLink = (): Promise<string> =>
  callApi('paymentLink', {}, { own: ['forbidden', 'banned'] }).then(({ data }) => data.link);
