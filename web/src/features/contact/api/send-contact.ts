import type { ContactField } from '@boma/domain/contact/contact.constants.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Sends the rangers a message, with the name of the browser. The form words these refusals itself. @throws AppError. */
export async function sendContact(message: Readonly<Record<ContactField, string>>): Promise<void> {
  const body = { ...message, browser: navigator.userAgent };
  await callApi('sendContact', { body }, { own: ['invalid-input', 'too-many-requests'] });
}
