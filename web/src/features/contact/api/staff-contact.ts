import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

export type MessageState = ContactView['state'];

/** The newest messages in this state. All of these throw AppError. */
export async function listContact(state: MessageState): Promise<ContactView[]> {
  return (await callApi('listContact', { query: { state } })).data.messages;
}

export async function settleContact(id: string, state: MessageState): Promise<void> {
  await callApi('settleContact', { body: { id, state } }, { own: ['forbidden', 'not-found'] });
}
