import { z } from 'zod';
import { EMAIL_FORMAT } from '../accounts/credentials.schema.ts';
import { EMAIL_PATTERN } from '../accounts/credentials.ts';
import { cleanText } from '../clean-text.ts';
import { documentId } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { storedTime } from '../stored-time.ts';
import { CONTACT_MAX, CONTACT_TEXTS, type ContactField } from './contact.constants.ts';

/** A viewer's message to the rangers, under `contact-messages/{id}`. Times are unix milliseconds. */
export const contactMessageSchema = z.strictObject({
  /** The user who wrote it. Null: a guest. */
  uid: z.string().min(1).nullable(),
  subject: z.string(),
  name: z.string(),
  /** Empty: the writer wants no answer. */
  email: z.string(),
  comments: z.string(),
  /** The user agent, which says on what kind of device something went wrong. */
  browser: z.string(),
  sent_at: z.int(),
  state: z.enum(['open', 'closed']),
  /** The member of staff who closed it last. */
  closed_by: z.string().nullable(),
  closed_at: z.int().nullable(),
  /** What staff have mailed to the writer, the oldest first. */
  answers: z.array(z.object({ text: z.string(), at: z.int() })).default([]),
  /** When the store deletes it. */
  expires_at: storedTime,
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

const typed = (field: ContactField, rules: { missing?: string; noText?: string; lines?: true }) =>
  shownText({
    max: CONTACT_MAX[field],
    tooLong: CONTACT_TEXTS.tooLong(CONTACT_MAX[field]),
    ...rules,
  });

export const contactInput = z.object({
  /** The page chooses it, so that a call that is repeated after a lost answer sends nothing twice. */
  id: z.uuid({ error: 'This is not the id of a new message.' }).optional(),
  subject: typed('subject', { missing: CONTACT_TEXTS.subject }),
  name: typed('name', { missing: CONTACT_TEXTS.name }),
  email: typed('email', { noText: EMAIL_FORMAT })
    .refine((email) => email === '' || EMAIL_PATTERN.test(email), { error: EMAIL_FORMAT })
    .default(''),
  comments: typed('comments', { missing: CONTACT_TEXTS.comments, lines: true }),
  /** The user agent, as the browser names it. */
  browser: z
    .string({ error: 'The browser must be text.' })
    .transform((text) => cleanText(text.slice(0, 512)))
    .default(''),
});
export type ContactInput = z.output<typeof contactInput>;

const state = z.enum(['open', 'closed'], { error: 'A message is open or closed.' });

export const listContactQuery = z.object({ state: state.default('open') });

/** A message as staff see it. */
export const contactViewSchema = contactMessageSchema
  .omit({ expires_at: true, uid: true })
  .extend({ id: z.string() });
export type ContactView = z.output<typeof contactViewSchema>;

export const settleContactInput = z.object({
  id: documentId('There is no such message.'),
  /** `open`: it was closed too early. */
  state,
});

/** Characters of an answer. */
const ANSWER_MAX = 3000;

/** The writer gets it as a mail, word for word. */
export const answerContactInput = z.strictObject({
  id: documentId('There is no such message.'),
  /** How many answers staff have read: a colleague may have answered since. */
  after: z.int().nonnegative(),
  text: shownText({
    max: ANSWER_MAX,
    tooLong: CONTACT_TEXTS.tooLong(ANSWER_MAX),
    noText: 'Please write an answer.',
    missing: 'Please write an answer.',
    rawMax: 10_000,
    lines: true,
  }),
});
export type AnswerContactInput = z.output<typeof answerContactInput>;
