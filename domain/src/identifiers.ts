import { z } from 'zod';
import { SLUG_MAX, SLUG_PATTERN, SLUG_WORDS } from './slug-pattern.ts';

const NUMERIC_ID = { error: 'The id must be a positive whole number.' };
const positive = z.int(NUMERIC_ID).positive(NUMERIC_ID);

/** A numeric id: a positive integer, as JSON number or as the digits of a path segment. */
export const numericId = z.union(
  [
    positive,
    z
      .string()
      .regex(/^[1-9]\d{0,15}$/)
      .transform(Number)
      .pipe(positive),
  ],
  NUMERIC_ID,
);

const NO_SUCH_CHAT = { error: 'There is no such chat.' };

/** Names a chat: `chat-general`, or the chat of a stream. */
export const chatKey = z
  .string(NO_SUCH_CHAT)
  .max(SLUG_MAX, NO_SUCH_CHAT)
  .regex(new RegExp(`^chat-${SLUG_WORDS}$`), NO_SUCH_CHAT);

/** The name of a camera, lodge or show in an address: lower-case words joined by single hyphens, at most 63 characters. */
export const slug = z
  .string()
  .max(SLUG_MAX, { error: `An address has at most ${SLUG_MAX} characters.` })
  .regex(SLUG_PATTERN, {
    error: 'An address is lower-case letters, digits and single hyphens, such as tau-dam.',
  });

/**
 * True for what Firestore takes as a document id: not empty, no slash, not '.' or '..', not framed by double
 * underscores, at most 1,500 bytes. Control characters and lone surrogates are refused too: logs and queries garble them.
 */
export function isDocumentId(text: string): boolean {
  if (/[\p{Cc}\p{Cs}/]/u.test(text) || /^__.*__$/s.test(text)) return false;
  // A UTF-16 unit is at most three bytes of UTF-8.
  return text !== '' && text !== '.' && text !== '..' && text.length <= 500;
}

/** The id of a stored document, as a caller sends it. `error` is the sentence for an id that no document can have. */
export const documentId = (error: string) => z.string({ error }).refine(isDocumentId, { error });

/** The id of any message. Ids from scripts need not match the pattern for clients. */
export const anyMessageId = z
  .string({ error: 'Please say which message.' })
  .min(1, { error: 'Please say which message.', abort: true })
  .pipe(documentId('There is no such message.'));
