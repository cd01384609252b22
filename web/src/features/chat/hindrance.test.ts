import { expect, it } from 'vitest';
import type { ChatRow } from './chat-state.ts';
import { hear, NOTHING_SAID } from './hindrance.ts';

const BUSY = 'We cannot reach the chat just now. It is sent when we can.';
const LOST = 'This was not sent. Please try again.';

type Part = Pick<ChatRow, 'state' | 'problem' | 'refusal'>;

const row = (id: string, part: Part): ChatRow => ({
  message: {
    id,
    chat: 'boma',
    message: id,
    author: 'Lerato',
    user_id: 'lerato',
    sent_at: 1_763_721_438,
    system: false,
    staff: false,
    sighting: null,
  },
  mine: true,
  ...part,
});

/** What stands in the region after each of these lists. */
function heard(...lists: readonly Readonly<Record<string, Part>>[]) {
  let said = NOTHING_SAID;
  return lists.map((list) => {
    said = hear(
      said,
      Object.entries(list).map(([id, part]) => row(id, part)),
    );
    return said.now && `${said.now.id}: ${said.now.text}`;
  });
}

const busy: Part = { state: 'waiting', problem: BUSY, refusal: 'unavailable' };
const waiting: Part = { state: 'waiting' };
const sending: Part = { state: 'sending' };
const sent: Part = { state: 'sent' };
const lost: Part = { state: 'failed', problem: LOST };

it('stands through the tries of an outage, also after its author has written more', () => {
  expect(
    heard(
      { a: busy },
      { a: sending },
      { a: busy },
      { a: busy, b: waiting },
      { a: sending, b: waiting },
      { a: busy, b: waiting },
      { a: sent, b: sending },
      { a: sent, b: sent },
    ),
  ).toEqual([...Array.from({ length: 6 }, () => `a: ${BUSY}`), undefined, undefined]);
});

it('never comes back to an older message, and says the same of a newer one', () => {
  expect(heard({ a: lost }, { a: lost, b: busy }, { a: lost, b: sending }, { a: lost, b: sent })).toEqual([
    `a: ${LOST}`,
    `b: ${BUSY}`,
    `b: ${BUSY}`,
    undefined,
  ]);
  expect(heard({ a: lost }, { a: lost, b: sending }, { a: lost, b: lost }, { a: lost })).toEqual([
    `a: ${LOST}`,
    `a: ${LOST}`,
    `b: ${LOST}`,
    undefined,
  ]);
});

it('is said again when the author has tried again in vain', () => {
  expect(heard({ a: lost }, { a: sending }, { a: lost })).toEqual([`a: ${LOST}`, undefined, `a: ${LOST}`]);
});

it('says that a message could not be deleted beside one that was not sent', () => {
  const stays: Part = { state: 'sent', problem: 'It could not be deleted just now. Please try again.' };
  expect(heard({ a: sent, b: lost }, { a: stays, b: lost })).toEqual([
    `b: ${LOST}`,
    'a: It could not be deleted just now. Please try again.',
  ]);
});

it('leaves out what the panel says elsewhere', () => {
  const offline: Part = { state: 'waiting', problem: 'You are offline. It is sent when you are back.' };
  expect(heard({ a: busy }, { a: offline }, { a: sending })).toEqual([`a: ${BUSY}`, undefined, undefined]);
  expect(heard({ a: { state: 'waiting', problem: 'Easy.', refusal: 'too-many-requests' } })).toEqual([
    undefined,
  ]);
});

it('is the same object while nothing changes', () => {
  const rows = [row('a', busy), row('b', waiting)];
  const said = hear(NOTHING_SAID, rows);
  expect(hear(said, rows)).toBe(said);
});
