import { expect, it } from 'vitest';
import { DAILY_BUDGET } from './usage.constants.ts';
import { addUsage, allCalls, lastDays, noUsage, shareOfBudget } from './usage.policy.ts';
import type { Usage } from './usage.schema.ts';

const LIVE = 'GET /api/live';
const calls = (count: number, bytes: number) => ({ count, refused: 1, failed: 0, bytes });
const one: Usage = { reads: 3, writes: 2, deletes: 1, calls: { [LIVE]: calls(5, 100) } };
const other: Usage = { reads: 4, writes: 0, deletes: 0, calls: { [LIVE]: calls(1, 20), page: calls(2, 50) } };

it('adds what two servers have done, endpoint by endpoint', () => {
  const sum = addUsage(one, other);
  expect(sum).toEqual({
    reads: 7,
    writes: 2,
    deletes: 1,
    calls: { [LIVE]: { count: 6, refused: 2, failed: 0, bytes: 120 }, page: calls(2, 50) },
  });
  expect(addUsage(other, one)).toEqual(sum);
  expect(addUsage(sum, noUsage)).toEqual(sum);
  expect(allCalls(sum)).toEqual({ count: 8, refused: 3, failed: 0, bytes: 170 });
});

it('names the last days in UTC, the newest first, across the end of a month', () => {
  expect(lastDays(Date.parse('2026-12-01T00:00:00Z'), 3)).toEqual(['2026-12-01', '2026-11-30', '2026-11-29']);
  expect(lastDays(Date.parse('2026-12-01T23:59:59Z'), 1)).toEqual(['2026-12-01']);
});

it('compares a day with its budget', () => {
  const half = {
    ...noUsage,
    reads: DAILY_BUDGET.reads / 2,
    calls: { page: calls(1, DAILY_BUDGET.bytes * 2) },
  };
  expect(shareOfBudget(half)).toEqual({ reads: 0.5, writes: 0, deletes: 0, bytes: 2 });
});
