import { describe, expect, it } from 'vitest';
import { changeInTail } from './change-in-tail.ts';
import { CHAT_LIMITS } from './chat.constants.ts';
import type { ChatMessage, ChatTail } from './chat.schema.ts';
import { backlogAddress, readBacklog, readTail } from './chat-reader.ts';
import { emptyTail } from './empty-tail.ts';
import { foldChat } from './fold-chat.ts';

const said = (number: number, user_id: string): ChatMessage => ({
  id: `message-${String(number).padStart(3, '0')}`,
  chat: 'chat-general',
  message: `Number ${number}`,
  author: user_id,
  user_id,
  sent_at: number,
  system: false,
  staff: false,
  sighting: null,
});

const standIn = { author: 'A former viewer', user_id: 'stand-in' };
const messages = Array.from({ length: 25 }, (_, index) =>
  said(index + 1, index % 3 === 0 ? 'lerato' : 'sipho'),
);
const theirs = new Set(messages.filter(({ user_id }) => user_id === 'lerato').map(({ id }) => id));
const renamed = messages.map((message) => (theirs.has(message.id) ? { ...message, ...standIn } : message));

function folded(): ChatTail {
  const next = foldChat(emptyTail, [], { messages, missing: [], since: 'ever' });
  if (!next) throw new Error('Nothing was folded.');
  return next.tail;
}

describe('changeInTail', () => {
  it('renames the author of these messages and changes no others', () => {
    const tail = folded();
    const after = changeInTail(tail, theirs, standIn);
    expect(after.messages.map(({ seq: _seq, ...message }) => message)).toEqual(
      renamed.slice(-CHAT_LIMITS.tail),
    );
    expect({ ...after, messages: [], deletions: 0 }).toEqual({ ...tail, messages: [], deletions: 0 });
  });

  it('makes every reader fetch the list again at a new address, and shows the old name to no reader', () => {
    const tail = folded();
    const list = readBacklog(messages, tail);
    const after = changeInTail(tail, theirs, standIn);
    expect(readTail(list, after)).toBeUndefined();
    expect(backlogAddress(after)).not.toEqual(backlogAddress(tail));
    const read = readBacklog(renamed, after);
    expect(read.messages).toEqual(renamed);
    expect(readTail(read, after)).toEqual(read);
  });

  it('makes a reader fetch again even if the tail already names as many deletions as it can', () => {
    const gone = Array.from({ length: CHAT_LIMITS.deleted }, (_, index) => `gone-${index}`);
    const tail = { ...folded(), deletions: gone.length, deleted: gone };
    const list = readBacklog(messages, tail);
    expect(readTail(list, changeInTail(tail, theirs, standIn))).toBeUndefined();
  });
});
