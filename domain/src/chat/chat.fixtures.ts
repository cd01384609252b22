import { MESSAGE_MAX_LENGTH } from './chat.constants.ts';
import type { ChatMessage } from './chat.schema.ts';

/** What a client sends. */
export const validSend = {
  chat: 'chat-general',
  message: 'Two lionesses at the water.',
  message_id: 'fixture-message-0001',
};

/** Each input has exactly one fault, which its key names. */
export const invalidSends: Record<string, unknown> = {
  'no message': { ...validSend, message: undefined },
  'an empty message': { ...validSend, message: '' },
  'a message of white space': { ...validSend, message: ' \n\t ' },
  'a message of invisible characters': { ...validSend, message: '\u200b\u202e\u2066' },
  'a message of markup only': { ...validSend, message: '<b></b>' },
  'a message that is too long': { ...validSend, message: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) },
  'a message that is a list': { ...validSend, message: ['a'] },
  'an invalid chat': { ...validSend, chat: 'general' },
  'a chat with a slash': { ...validSend, chat: 'chat-general/x' },
  'a short id': { ...validSend, message_id: 'short' },
  'an id with a slash': { ...validSend, message_id: 'fixture/message/0001' },
  'an id that Firestore reserves': { ...validSend, message_id: '__fixture_message__' },
  'an id that is no text': { ...validSend, message_id: 7 },
  'a user id that is no text': { ...validSend, user_id: 7 },
};

/** A message as clients receive it. */
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
