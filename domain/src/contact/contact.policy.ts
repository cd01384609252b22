import { EMAIL_PATTERN } from '../accounts/credentials.ts';
import { cleanText } from '../clean-text.ts';
import { CONTACT_MAX, CONTACT_TEXTS, type ContactField } from './contact.constants.ts';

/** Cleans text of several lines: line by line, at most one empty line in a row. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

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
