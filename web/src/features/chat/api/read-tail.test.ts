import { message } from '@boma/domain/chat/chat.fixtures.ts';
import { chatTailSchema, messageSchema } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { describe, expect, it } from 'vitest';
import { readMessage, readTailDocument } from './read-tail.ts';

const tail = {
  seq: 12,
  deletions: 1,
  count: 11,
  first: 'a',
  messages: [{ ...message, seq: 12 }],
  deleted: ['gone'],
};

describe('a tail read from the store', () => {
  it('is read as the schema reads it', () => {
    for (const each of [tail, emptyTail, { ...tail, later: 'unknown' }]) {
      expect(readTailDocument(each)).toEqual(chatTailSchema.parse(each));
    }
  });

  it('is undefined if any part is invalid, as in the schema', () => {
    const [first] = tail.messages;
    const wrong: unknown[] = [
      undefined,
      [],
      'tail',
      { ...tail, seq: -1 },
      { ...tail, seq: 1.5 },
      { ...tail, count: '11' },
      { ...tail, first: 7 },
      { ...tail, messages: {} },
      { ...tail, messages: [message] },
      { ...tail, messages: [{ ...first, message: 5 }] },
      { ...tail, messages: [{ ...first, sent_at: 0 }] },
      { ...tail, messages: [{ ...first, id: '' }] },
      { ...tail, deleted: 'gone' },
    ];
    for (const each of wrong) {
      expect(readTailDocument(each)).toBeUndefined();
      expect(chatTailSchema.safeParse(each).success).toBe(false);
    }
  });

  it('gives messages their default fields', () => {
    const { user_id: _uid, system: _system, staff: _staff, sighting: _sighting, ...bare } = message;
    expect(readMessage(bare)).toEqual(messageSchema.parse(bare));
    const seen = { ...message, sighting: { species: 'lion' } };
    expect(readMessage(seen)).toEqual(messageSchema.parse(seen));
  });
});
