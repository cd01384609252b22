import { messageSchema } from '@boma/domain/chat/chat.schema.ts';
import { cleanText } from '@boma/domain/clean-text.ts';
import { describe, expect, it } from 'vitest';
import { secondsOf } from '../../functions/src/chat/message-time.ts';
import { STREAMS } from './catalogue.ts';
import { storedMessage } from './chat.ts';
import { CHAT_HISTORY } from './chat-history.ts';

const NOW = 1_763_721_438_000;
const chats = Object.entries(CHAT_HISTORY);

describe.each(chats)('the history of %s', (chat, lines) => {
  const messages = lines.map((line, at) => storedMessage(chat, line, at, NOW));

  it('holds messages in order, in the form that the server stores', () => {
    for (const { sent_at, ...message } of messages) {
      expect(messageSchema.safeParse({ ...message, sent_at: secondsOf(sent_at) }).success).toBe(true);
      expect(cleanText(message.message)).toBe(message.message);
    }
    const times = messages.map(({ sent_at }) => secondsOf(sent_at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(NOW / 1000);
  });

  it('names only existing cameras', () => {
    const slugs = messages.flatMap(({ sighting }) => sighting?.stream.slug ?? []);
    expect(STREAMS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
  });
});

it('belongs to the general chat and to chats that cameras have', () => {
  const known = ['chat-general', ...STREAMS.map(({ chat }) => chat)];
  expect(known).toEqual(expect.arrayContaining(chats.map(([chat]) => chat)));
});
