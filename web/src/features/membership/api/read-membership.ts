import { callApi } from '../../../lib/api-client.ts';

/** The membership as the site has it stored. The payment provider is not asked. @throws AppError. */
export const readMembership = async () => (await callApi('listSubscriptions', { body: {} })).data;
