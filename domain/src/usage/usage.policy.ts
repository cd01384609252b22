import { DAILY_BUDGET } from './usage.constants.ts';
import type { CallCounts, Usage } from './usage.schema.ts';

const DAY_MS = 86_400_000;

export const noUsage: Usage = { reads: 0, writes: 0, deletes: 0, calls: {} };

const noCalls: CallCounts = { count: 0, refused: 0, failed: 0, bytes: 0 };

export function addCalls(a: CallCounts = noCalls, b: CallCounts = noCalls): CallCounts {
  const unattested = (a.unattested ?? 0) + (b.unattested ?? 0);
  return {
    count: a.count + b.count,
    refused: a.refused + b.refused,
    failed: a.failed + b.failed,
    bytes: a.bytes + b.bytes,
    ...(unattested && { unattested }),
  };
}

/** The calls of all endpoints together. */
export const allCalls = ({ calls }: Pick<Usage, 'calls'>): CallCounts =>
  Object.values(calls).reduce(addCalls, noCalls);

export function addUsage(a: Usage, b: Usage): Usage {
  const names = new Set([...Object.keys(a.calls), ...Object.keys(b.calls)]);
  return {
    reads: a.reads + b.reads,
    writes: a.writes + b.writes,
    deletes: a.deletes + b.deletes,
    calls: Object.fromEntries([...names].map((name) => [name, addCalls(a.calls[name], b.calls[name])])),
  };
}

/** The day (UTC) of a moment in unix milliseconds: '2026-11-22'. */
export const usageDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last days up to this moment, the newest first. */
export const lastDays = (at: number, days: number): string[] =>
  Array.from({ length: days }, (_, back) => usageDay(at - back * DAY_MS));

/** The share of the day's budget that is used: 1 is all of it. */
export function shareOfBudget(usage: Usage) {
  return {
    reads: usage.reads / DAILY_BUDGET.reads,
    writes: usage.writes / DAILY_BUDGET.writes,
    deletes: usage.deletes / DAILY_BUDGET.deletes,
    bytes: allCalls(usage).bytes / DAILY_BUDGET.bytes,
  };
}
