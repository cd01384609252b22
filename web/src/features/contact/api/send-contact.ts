import type { ContactField } from '@boma/domain/contact/contact.constants.ts';
import { callApi } from '../../../lib/api-client.ts';

export type TypedMessage = Readonly<Record<ContactField, string>>;

/**
 * Sends the rangers a message, with the name of the browser. A call with the same id can be repeated. The form words these
 * refusals itself. @throws AppError.
 */
export async function sendContact(message: TypedMessage & { readonly id: string }): Promise<void> {
  const body = { ...message, browser: navigator.userAgent };
  await callApi('sendContact', { body }, { own: ['invalid-input', 'too-many-requests'] });
}
