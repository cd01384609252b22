import { callApi } from '../../../lib/api-client.ts';
import { refetchUser } from '../../../session/refetch-user.ts';

/**
 * Answers whether the user is a member by now. `ask`: the server asks the payment provider first, which it does
 * once in a few seconds at most.
 * @throws AppError; TypeError if a script does not load
 */
export async function lookForMembership(ask: boolean): Promise<boolean> {
  // If the provider is out of reach, its webhooks still count.
  if (ask) await callApi('listSubscriptions', { body: { refresh: true } }).catch(() => undefined);
  return (await refetchUser()).is_subscribed;
}
