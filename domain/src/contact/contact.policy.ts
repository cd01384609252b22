import { EMAIL_PATTERN } from '../accounts/credentials.ts';
import { cleanLines, cleanText } from '../clean-text.ts';
import { CONTACT_MAX, CONTACT_TEXTS, type ContactField } from './contact.constants.ts';

/** What is stored of what the viewer typed into a field. */
export const cleanField = (field: ContactField, text: string): string =>
  field === 'comments' ? cleanLines(text) : cleanText(text);

const required = { subject: true, name: true, email: false, comments: true } as const;

/** What the form and the server say about the cleaned text of a field. Undefined: it can be sent. */
export function contactProblem(field: ContactField, text: string): string | undefined {
  if (text === '') return required[field] ? CONTACT_TEXTS[field] : undefined;
  if (text.length > CONTACT_MAX[field]) return CONTACT_TEXTS.tooLong(CONTACT_MAX[field]);
  return field === 'email' && !EMAIL_PATTERN.test(text) ? CONTACT_TEXTS.email : undefined;
}
