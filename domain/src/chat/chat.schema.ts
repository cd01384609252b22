import { z } from 'zod';
import { cleanText } from '../clean-text.ts';
import { CHAT_TEXTS, MESSAGE_MAX_LENGTH, RAW_MAX_LENGTH } from './chat.constants.ts';

/** Names a chat: `chat-general`, or the chat of a stream. */
export const chatKey = z
  .string()
  .max(63, { error: 'There is no such chat.' })
  .regex(/^chat-[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'There is no such chat.' });

/** Chosen by the client, so that a call that is repeated posts nothing twice. */
export const messageId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, {
  error: 'The id must be 16 to 64 letters, digits, hyphens or underscores.',
});

const messageText = z
  .string({ error: CHAT_TEXTS.empty })
  .max(RAW_MAX_LENGTH, { error: CHAT_TEXTS.tooLong, abort: true })
  .transform(cleanText)
  .pipe(
    z.string().min(1, { error: CHAT_TEXTS.empty }).max(MESSAGE_MAX_LENGTH, { error: CHAT_TEXTS.tooLong }),
  );

/** `author` and whatever else is sent is dropped; `user_id` is only ever compared with the token's. */
export const sendMessageInput = z.object({
  chat: chatKey,
  message: messageText,
  message_id: messageId.optional(),
  user_id: z.string().optional(),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

/** Of any message, also one that a script has named; nothing that is no document's name. */
export const anyMessageId = z
  .string({ error: 'Please say which message.' })
  .min(1, { error: 'Please say which message.' })
  .max(200, { error: 'There is no such message.' })
  .regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/, { error: 'There is no such message.' });

export const deleteMessageInput = z.object({ message_id: anyMessageId });
/**
 * A message as clients get it. `sent_at` is unix seconds with six decimals, all that the store tells apart: messages
 * stand in the order of `(sent_at, id)`.
 */
export const messageSchema = z.object({
  id: z.string().min(1),
  chat: z.string(),
  message: z.string(),
  author: z.string(),
  /** Null for what no person wrote. */
  user_id: z.string().nullable().default(null),
  sent_at: z.number().positive(),
  system: z.boolean().default(false),
  staff: z.boolean().default(false),
  sighting: z.record(z.string(), z.unknown()).nullable().default(null),
});
export type ChatMessage = z.output<typeof messageSchema>;

const count = z.int().nonnegative();

/** `chat-tails/{chat}`: what a page listens to. A message's `seq` is its place in the order of folding, from 1. */
export const chatTailSchema = z.object({
  /** How many messages have been folded. */
  seq: count,
  /** How many deletions have been. */
  deletions: count,
  /** How many messages a complete list holds. */
  count,
  /** The id of its oldest message. */
  first: z.string().nullable(),
  /** Those of the last ten folded that are still there, by `seq`. */
  messages: z.array(messageSchema.extend({ seq: count })),
  /** Ids of the last twenty deletions, the newest last. */
  deleted: z.array(z.string()),
});
export type ChatTail = z.output<typeof chatTailSchema>;

/** `chat-folds/{chat}`: which messages have been folded, of those that can be in anybody's list. */
export const chatFoldSchema = z.object({
  window: z.array(z.object({ id: z.string(), sent_at: z.number() })),
  /** Unix milliseconds. */
  folded_at: z.int(),
});
export type ChatFold = z.output<typeof chatFoldSchema>;
export const emptyFold: ChatFold = { window: [], folded_at: 0 };

/** The newest messages in order. */
export const backlogSchema = z.object({ messages: z.array(messageSchema) });

const wholeNumber = z.coerce
  .number({ error: 'This must be a whole number.' })
  .int({ error: 'This must be a whole number.' })
  .nonnegative({ error: 'This must be a whole number.' });
/** `block` is the tail's seq rounded down to ten, `epoch` its deletions: an address for which no CDN has old news. */
export const backlogQuery = z.object({ block: wholeNumber, epoch: wholeNumber });
