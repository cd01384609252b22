import { expect, it } from 'vitest';
import { message as template } from './chat.fixtures.ts';
import type { ChatFold, ChatMessage, ChatTail } from './chat.schema.ts';
import { readBacklog, readTail } from './chat-reader.ts';
import { emptyTail } from './empty-tail.ts';
import { foldChat } from './fold-chat.ts';

const message = (id: string, sent_at: number): ChatMessage => ({ ...template, id, sent_at });

/** A chat that is folded message by message. Each fold returns its tail. */
function newChat() {
  let tail: ChatTail = emptyTail;
  let window: ChatFold['window'] = [];
  let messages: readonly ChatMessage[] = [];
  const fold = (observed: { messages: ChatMessage[]; missing: string[] }): ChatTail => {
    const next = foldChat(tail, window, observed);
    if (!next) throw new Error('Nothing was new.');
    ({ tail, window } = next);
    return tail;
  };
  return {
    add: (added: ChatMessage) => {
      messages = [...messages, added].toSorted((a, b) => a.sent_at - b.sent_at);
      return fold({ messages: [added], missing: [] });
    },
    remove: (id: string) => {
      messages = messages.filter((each) => each.id !== id);
      return fold({ messages: [], missing: [id] });
    },
    backlog: () => messages,
  };
}

it('shows a late message once, even if the backlog that contains it lacks another message', () => {
  const chat = newChat();
  let joined = emptyTail;
  for (let at = 1; at <= 31; at += 1) joined = chat.add(message(`m${at}`, at * 10));
  const later = chat.add(message('late', 115));
  const last = chat.remove('m5');
  const list = readBacklog(chat.backlog(), joined);
  expect(readTail(list, later), 'm5 is still counted, so the list is incomplete').toBeUndefined();
  expect(readBacklog(chat.backlog(), last).messages).toEqual(chat.backlog());
});
