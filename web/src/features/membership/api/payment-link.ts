import { callApi } from '../../../lib/api-client.ts';

/** Where the signed-in person pays, made anew each time: its pages are short-lived. @throws AppError */
export const issuePaymentLink = (): Promise<string> => callApi('paymentLink').then(({ data }) => data.link);
