import { storedInstant } from '../stored-time.ts';
import { messageSchema } from './chat.schema.ts';

/** A message under `chat/{id}`. `sent_at` is the server's own timestamp, whose microseconds order the messages. */
export const storedMessageSchema = messageSchema.extend({ sent_at: storedInstant });
