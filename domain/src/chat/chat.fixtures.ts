import { MESSAGE_MAX_LENGTH } from './chat.constants.ts';
import type { ChatMessage } from './chat.schema.ts';

/** What a client sends. */
export const validSend = {
  chat: 'chat-general',
  message: 'Two lionesses at the water.',
  message_id: 'fixture-message-0001',
};

/** Each is valid but for the one fault its name gives. */
export const invalidSends: Record<string, unknown> = {
  'no message': { ...validSend, message: undefined },
  'an empty message': { ...validSend, message: '' },
  'a message of white space': { ...validSend, message: ' \n\t ' },
  'a message of what cannot be seen': { ...validSend, message: '\u200b\u202e\u2066' },
  'a message of markup alone': { ...validSend, message: '<b></b>' },
  'a message that is too long': { ...validSend, message: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) },
  'a message that is no text': { ...validSend, message: ['a'] },
  'a chat that is none': { ...validSend, chat: 'general' },
  'a chat with a slash': { ...validSend, chat: 'chat-general/x' },
  'a short id': { ...validSend, message_id: 'short' },
  'an id with a slash': { ...validSend, message_id: 'fixture/message/0001' },
};

/** A message as clients get it. */
export const message: ChatMessage = {
  id: 'fixture-message-0001',
  chat: 'chat-general',
  message: 'Two lionesses at the water.',
  author: 'Ranger 1001',
  user_id: 'rehana',
  sent_at: 1_763_721_438.123456,
  system: false,
  staff: false,
  sighting: null,
};
