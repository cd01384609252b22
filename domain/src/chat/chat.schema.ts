import { z } from 'zod';
import { anyMessageId, chatKey } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { CHAT_TEXTS, MESSAGE_MAX_LENGTH, RAW_MAX_LENGTH } from './chat.constants.ts';

const MESSAGE_ID = { error: 'The id must be 16 to 64 letters, digits, hyphens or underscores.' };

/** The client chooses the id, so that a repeated call posts the message once. */
const messageId = z.string(MESSAGE_ID).regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,64}$/, MESSAGE_ID);

const messageText = shownText({
  max: MESSAGE_MAX_LENGTH,
  tooLong: CHAT_TEXTS.tooLong,
  missing: CHAT_TEXTS.empty,
  rawMax: RAW_MAX_LENGTH,
});

/** Other fields, such as `author`, are dropped. `user_id` is only compared with that of the token. */
export const sendMessageInput = z.object({
  chat: chatKey,
  message: messageText,
  message_id: messageId.optional(),
  user_id: z.string({ error: 'This must be the id of a user.' }).optional(),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

export const deleteMessageInput = z.object({ message_id: anyMessageId });

/**
 * A message as clients get it. `sent_at` is unix seconds with six decimals, the precision of the store. Messages are
 * ordered by `(sent_at, id)`.
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

/** `chat-tails/{chat}`, which pages listen to. A message's `seq` is its place in the order of folding, from 1. */
export const chatTailSchema = z.object({
  /** How many messages have been folded. */
  seq: count,
  /** How many deletions have been folded. */
  deletions: count,
  /** How many messages a complete list holds. */
  count,
  /** The id of its oldest message. */
  first: z.string().nullable(),
  /** The last ten folded messages by `seq`, without those deleted since. */
  messages: z.array(messageSchema.extend({ seq: count })),
  /** Ids of the last twenty deleted messages, newest last. */
  deleted: z.array(z.string()),
});
export type ChatTail = z.output<typeof chatTailSchema>;

/** `chat-folds/{chat}`: which messages have been folded, of those that a list can hold. */
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
/** `block` is the tail's seq rounded down to ten, `epoch` its deletions. Each change has an address new to every CDN. */
export const backlogQuery = z.object({ block: wholeNumber, epoch: wholeNumber });
