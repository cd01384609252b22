import { message as template } from '@boma/domain/chat/chat.fixtures.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { describe, expect, it } from 'vitest';
import type { ChatRow } from './chat-state.ts';
import { messageTime } from './message-time.ts';
import { foldSightings, isContinued, isWanted } from './shown-rows.ts';

const rowOf = (message: Partial<ChatMessage>): ChatRow => ({
  message: { ...template, ...message },
  state: 'sent',
  mine: false,
});
const sighting = { caption: 'Leopard' };

describe('the rows that a viewer chose', () => {
  it.each([
    ['what people say', {}, { messages: true, sightings: false }],
    ['a sighting', { sighting }, { messages: false, sightings: true }],
  ] as const)('is %s as long as it is switched on', (_, message, settings) => {
    const off = { messages: !settings.messages, sightings: !settings.sightings };
    expect(isWanted(rowOf(message), settings)).toBe(true);
    expect(isWanted(rowOf(message), off)).toBe(false);
  });

  it('always include the site’s own messages', () => {
    expect(isWanted(rowOf({ system: true }), { messages: false, sightings: false })).toBe(true);
  });
});

it('of sightings in a row the two newest are shown, wherever the row is', () => {
  const said = (id: string) => rowOf({ id });
  const seen = (id: string) => rowOf({ id, sighting });
  const rows = [seen('a'), seen('b'), seen('c'), said('d'), seen('e'), seen('f'), seen('g'), seen('h')];
  expect(foldSightings(rows).map(({ message }) => message.id)).toEqual(['b', 'c', 'd', 'g', 'h']);
  expect(foldSightings([said('a'), seen('b'), said('c')])).toHaveLength(3);
  expect(foldSightings(rows, 'e').map(({ message }) => message.id)).toEqual(['b', 'c', 'd', 'e', 'g', 'h']);
});

describe('a message continues the previous one', () => {
  const before = rowOf({});
  const at = (seconds: number, message: Partial<ChatMessage> = {}) =>
    isContinued(rowOf({ ...message, sent_at: template.sent_at + seconds }), before);

  it('when the same author sends it within three minutes', () => {
    expect([at(1), at(179.9), at(180)]).toEqual([true, true, false]);
  });

  it('never for another user, even of the same name, nor for the site’s own message or a sighting', () => {
    expect(at(1, { user_id: 'another' })).toBe(false);
    expect(at(1, { system: true })).toBe(false);
    expect(at(1, { sighting })).toBe(false);
    expect(isContinued(before, undefined)).toBe(false);
  });
});

describe('the time beside a message', () => {
  const noon = Date.parse('2026-03-01T10:05:00Z');

  it('is the reader’s own, and the one at the cameras, UTC+2', () => {
    const { here, camp, iso } = messageTime(noon / 1000, noon + 60_000);
    const own = new Date(noon);
    expect(here).toBe(
      `${own.getHours() % 12 || 12}:${String(own.getMinutes()).padStart(2, '0')} ${own.getHours() < 12 ? 'AM' : 'PM'}`,
    );
    expect([camp, iso]).toEqual(['12:05 PM', '2026-03-01T10:05:00.000Z']);
  });

  it('names the day once that is over', () => {
    const { here } = messageTime(noon / 1000, noon + 48 * 3_600_000);
    expect(here).toMatch(/1.*, /);
  });
});
