import { describe, expect, it } from 'vitest';
import { authorOf } from '../accounts/author.policy.ts';
import { CHAT_TEXTS, MESSAGE_MAX_LENGTH } from './chat.constants.ts';
import { invalidSends, message, validSend } from './chat.fixtures.ts';
import { chatName } from './chat.policy.ts';
import { messageSchema, sendMessageInput } from './chat.schema.ts';
import { CHAT_RATE, countMessage, newSender, slowWait } from './chat-rate.ts';

const problems = (input: unknown) =>
  sendMessageInput.safeParse(input).error?.issues.map((each) => each.message);

describe('a message to send', () => {
  it('R3-039 is accepted with the fields of the fixture; a stored message has these fields', () => {
    expect(sendMessageInput.parse(validSend)).toEqual(validSend);
    expect(Object.keys(messageSchema.parse(message))).toEqual(
      expect.arrayContaining(['id', 'chat', 'message', 'author', 'user_id', 'sent_at', 'system', 'sighting']),
    );
  });

  it.each(Object.entries(invalidSends))('is refused: %s', (_fault, input) => {
    expect(sendMessageInput.safeParse(input).success).toBe(false);
  });

  it('is refused with the sentences that the site shows', () => {
    expect(problems({ ...validSend, message: '  ' })).toEqual(['Please type a message first.']);
    expect(problems({ ...validSend, message: undefined })).toEqual(['Please type a message first.']);
    const tooLong = ['Your message can be a maximum of 300 characters.'];
    expect(problems({ ...validSend, message: 'a'.repeat(301) })).toEqual(tooLong);
    expect(problems({ ...validSend, message: 'a'.repeat(60_000) })).toEqual(tooLong);
    expect(CHAT_TEXTS.guest).toBe('Unfortunately the chat is only available to registered users.');
    expect(CHAT_TEXTS.guestCaption).toBe(
      "Why not register, it's FREE. Registration is top right of your screen.",
    );
  });

  it('R9-046 has at most 300 characters, measured after cleaning', () => {
    expect(MESSAGE_MAX_LENGTH).toBe(300);
    const padded = `${' '.repeat(50)}${'a'.repeat(300)}\u200b`;
    expect(sendMessageInput.parse({ ...validSend, message: padded }).message).toHaveLength(300);
  });

  it('keeps its own fields only', () => {
    const forged: unknown = JSON.parse(
      '{"__proto__":{"system":true},"author":"Boma","system":true,"staff":true}',
    );
    expect(sendMessageInput.parse({ ...validSend, ...(forged as object) })).toEqual(validSend);
  });
});

describe('chatName', () => {
  it.each([
    ['chat-general', 'Boma'],
    ['chat-tau', 'Tau'],
    ['chat-naledi-dam', 'Naledi Dam'],
  ])('R4-068 R4-069 %s is %s', (key, name) => {
    expect(chatName(key)).toBe(name);
  });
});

describe('authorOf', () => {
  it('shows names of the house on messages of staff only', () => {
    expect(authorOf({ uid: 'u', displayName: 'B\u043ema Camp', roles: [] })).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    expect(authorOf({ uid: 'u', displayName: 'Boma Camp', roles: ['admin'] })).toBe('Boma Camp');
  });

  it.each(['Rehana', 'Stafford', 'Leopard fan'])('keeps the name %s', (name) => {
    expect(authorOf({ uid: 'u', displayName: name, roles: [] })).toBe(name);
  });

  it('replaces a missing or invisible name, always by the same one', () => {
    const nameless = authorOf({ uid: 'u', displayName: undefined, roles: [] });
    expect(nameless).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    expect(authorOf({ uid: 'u', displayName: '\u0301\u0301', roles: [] })).toBe(nameless);
    expect(authorOf({ uid: 'u', displayName: ' \u200b', roles: [] })).toBe(nameless);
  });
});

describe('countMessage', () => {
  const sendAll = (times: readonly number[]) => {
    let sender = newSender(0);
    return times.map((now, index) => {
      const counted = countMessage(sender, { id: `m${index}`, chat: 'chat-tau' }, now);
      if ('retryAfter' in counted) return counted.retryAfter;
      sender = counted.sender;
      return 0;
    });
  };

  it('allows a burst, then one message every two seconds', () => {
    const burst = Array.from({ length: CHAT_RATE.burst + 1 }, () => 0);
    expect(sendAll([...burst, 1999, 2000, 2001])).toEqual([0, 0, 0, 0, 0, 2, 1, 0, 2]);
  });

  it('allows twenty messages within any minute and says when the next one may be sent', () => {
    const everyTwoSeconds = Array.from({ length: 21 }, (_, index) => index * 2000);
    expect(sendAll([...everyTwoSeconds, 59_999, 60_000])).toEqual([
      ...Array.from({ length: 20 }, () => 0),
      20,
      1,
      0,
    ]);
  });

  it('adds no allowance when the clock goes back', () => {
    const spent = { tokens: 0, refilled_at: 10_000, sent: [] };
    expect(countMessage(spent, { id: 'm', chat: 'chat-tau' }, 5000)).toEqual({ retryAfter: 2 });
  });
});

describe('slowWait', () => {
  const sender = {
    ...newSender(0),
    sent: [
      { id: 'a', at: 1000, chat: 'chat-tau' },
      { id: 'b', at: 5000, chat: 'chat-tembe' },
      { id: 'c', at: 6000 },
    ],
  };

  it('counts from the last message in the same chat', () => {
    expect(slowWait(sender, 'chat-tau', 10, 6001)).toBe(5);
    expect(slowWait(sender, 'chat-tau', 10, 11_000)).toBe(0);
    expect(slowWait(sender, 'chat-tembe', 10, 6000)).toBe(9);
    expect(slowWait(sender, 'chat-khaya', 300, 6000)).toBe(0);
  });

  it('lets everybody write at once where the chat is not slow', () => {
    expect(slowWait(sender, 'chat-tau', 0, 1000)).toBe(0);
  });
});
