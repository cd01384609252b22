import { addCalls, addUsage, noUsage } from '@boma/domain/usage/usage.policy.ts';
import type { CallCounts, Usage } from '@boma/domain/usage/usage.schema.ts';

/** What this process has done and not saved yet. */
let pending: Usage = noUsage;

export function countOperations(done: Partial<Pick<Usage, 'reads' | 'writes' | 'deletes'>>): void {
  pending = addUsage(pending, { ...noUsage, ...done });
}

/** `endpoint`: method and pattern of the address. */
export function countCall(endpoint: string, status: number, bytes: number): void {
  const call: CallCounts = {
    count: 1,
    refused: status >= 400 && status < 500 ? 1 : 0,
    failed: status >= 500 ? 1 : 0,
    bytes,
  };
  pending = { ...pending, calls: { ...pending.calls, [endpoint]: addCalls(pending.calls[endpoint], call) } };
}

/** Everything that was counted, which then counts from zero. */
export function takeCounts(): Usage {
  const taken = pending;
  pending = noUsage;
  return taken;
}

/** Returns counts that could not be saved. */
export function putBack(counts: Usage): void {
  pending = addUsage(pending, counts);
}
