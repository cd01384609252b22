import { z } from 'zod';
import { chatKey } from '../identifiers.ts';
import { SLOW_SECONDS } from './chat.constants.ts';

const slowSeconds = z.literal(SLOW_SECONDS, { error: 'Choose how slow the chat is.' });
const paused = z.boolean({ error: 'Say whether the chat is paused.' });

/** How staff have calmed a chat. Staff themselves write as always. */
const chatPaceSchema = z.object({
  /** Viewers cannot write. */
  paused: paused.default(false),
  /** Seconds that each viewer waits between two messages. */
  slow_seconds: slowSeconds.default(0),
});
export type ChatPace = z.output<typeof chatPaceSchema>;

/** The calmed chats by key. A chat that goes on as always is missing. */
export const chatPacesSchema = z.record(z.string(), chatPaceSchema);

/** `server-state/chat-paces` */
export const storedPacesSchema = z.object({ chats: chatPacesSchema });

/** What is left out stays as it is, so that two staff who calm a chat at once undo nothing of each other. */
export const setChatPaceInput = z.strictObject({
  chat: chatKey,
  paused: paused.optional(),
  slow_seconds: slowSeconds.optional(),
});
export type SetChatPaceInput = z.output<typeof setChatPaceInput>;
