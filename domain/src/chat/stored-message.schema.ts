import { z } from 'zod';
import { storedInstant } from '../stored-time.ts';
import { type ChatMessage, messageSchema } from './chat.schema.ts';

/**
 * A message under `chat/{id}`. `sent_at` is the server's own timestamp, whose microseconds order the messages. Scripts may
 * leave `id` out: the document's own id counts.
 *
 * A deleted message stays as an empty shell in no chat, so that its id can never be used for another message.
 */
export const storedMessageSchema = messageSchema.extend({
  id: z.string().optional(),
  sent_at: storedInstant,
  /** When the message was deleted, in unix milliseconds. Absent while it stands. */
  deleted_at: z.int().optional(),
  /** The chat of a message that staff have hidden: until an admin decides it is in no chat. */
  hidden_from: z.string().optional(),
});
export type StoredMessage = z.output<typeof storedMessageSchema>;

/** What deletion leaves of a message: nothing that it said, and nothing about its author. */
export const deletedMessage = (now: number) =>
  ({ chat: '', message: '', author: '', user_id: null, sighting: null, deleted_at: now }) satisfies Partial<
    StoredMessage & ChatMessage
  >;
