import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { expect, it } from 'vitest';
import { messageFacts } from './message-facts.ts';

const factsOf = (fields: Readonly<Record<string, unknown>>) =>
  messageFacts({ get: (field) => fields[field as string] });

it('reads a message, whatever its other fields are', () => {
  const texts = { chat: 'chat-tau', message: 'Hello', author: 'Lerato', user_id: 'u1' };
  expect(factsOf({ ...texts, sent_at: 'yesterday', staff: 7 })).toEqual({
    ...texts,
    isHidden: false,
    isDeleted: false,
  });
});

it('has null for every text that is missing or is no text', () => {
  const none = { chat: null, message: null, author: null, user_id: null, isHidden: false, isDeleted: false };
  expect(factsOf({})).toEqual(none);
  expect(factsOf({ chat: 1, message: {}, author: [], user_id: true, deleted_at: null })).toEqual(none);
});

it('knows a deleted message', () => {
  expect(factsOf(deletedMessage(1)).isDeleted).toBe(true);
});

it('knows the chat of a hidden message', () => {
  expect(factsOf({ chat: '', hidden_from: 'chat-tau' })).toMatchObject({ chat: 'chat-tau', isHidden: true });
});
