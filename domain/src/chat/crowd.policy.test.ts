import { expect, it } from 'vitest';
import { isCrowd, isStaleTail, paceOf } from './crowd.policy.ts';
import { emptyTail } from './empty-tail.ts';

const crowds = (before: boolean, ...cases: [viewers: number | null, pace: number][]) =>
  cases.map(([viewers, pace]) => isCrowd({ chats: 'auto', viewers, pace }, before));

it('a crowd begins with 1,000 viewers and 12 messages a minute, and ends below 750 or 6', () => {
  expect(crowds(false, [999, 100], [1000, 11.9], [1000, 12])).toEqual([false, false, true]);
  expect(crowds(true, [749, 100], [100_000, 5.9], [750, 6])).toEqual([false, false, true]);
});

it('without a count of viewers it begins with 60 messages a minute and ends below 30', () => {
  expect(crowds(false, [null, 59], [null, 60])).toEqual([false, true]);
  expect(crowds(true, [null, 29], [null, 30])).toEqual([false, true]);
});

it('staff can choose either way, whatever the numbers', () => {
  for (const before of [true, false]) {
    expect(isCrowd({ chats: 'cdn', viewers: 1, pace: 0 }, before)).toBe(true);
    expect(isCrowd({ chats: 'listeners', viewers: 100_000, pace: 300 }, before)).toBe(false);
  }
});

it('the pace of a chat falls while nobody writes, and a few messages have none', () => {
  const messagesAt = (...times: number[]) => times.map((sent_at) => ({ sent_at })) as never;
  const messages = messagesAt(1000, 1010, 1020, 1030, 1040);
  expect([1040, 1050, 1100, 1300].map((now) => paceOf({ messages }, now * 1000))).toEqual([7.5, 6, 3, 1]);
  // A page whose clock is behind.
  expect(paceOf({ messages }, 0)).toBe(60);
  expect(paceOf({ messages: messagesAt(1000, 1000, 1000, 1000) }, 1_000_000)).toBe(0);
  expect(paceOf(emptyTail, 1_000_000)).toBe(0);
});

it('a tail is stale if it counts no more messages and no more deletions, or fewer of either', () => {
  const tail = (seq: number, deletions: number) => ({ ...emptyTail, seq, deletions });
  const newest = tail(20, 3);
  expect([tail(19, 3), tail(20, 2), tail(21, 2), newest].map((each) => isStaleTail(each, newest))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([tail(21, 3), tail(20, 4)].map((each) => isStaleTail(each, newest))).toEqual([false, false]);
  expect(isStaleTail(emptyTail, undefined)).toBe(false);
});
