import { expect, it } from 'vitest';
import { CROWD_ENDS_BELOW, CROWD_VIEWERS } from './chat.constants.ts';
import { isCrowd, isStaleTail } from './crowd.policy.ts';
import { emptyTail } from './empty-tail.ts';

it('a crowd ends with fewer viewers than it begins with', () => {
  expect(isCrowd(CROWD_VIEWERS - 1, false)).toBe(false);
  expect(isCrowd(CROWD_VIEWERS, false)).toBe(true);
  expect(isCrowd(CROWD_ENDS_BELOW, true)).toBe(true);
  expect(isCrowd(CROWD_ENDS_BELOW - 1, true)).toBe(false);
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
