import { addCalls, addUsage, noUsage } from '@boma/domain/usage/usage.policy.ts';
import type { CallCounts, Usage } from '@boma/domain/usage/usage.schema.ts';

/**
 * Endpoints that are told apart, and letters of one. Addresses that a caller invents would otherwise fill the memory and
 * the stored counts.
 */
const ENDPOINTS_MAX = 400;
const ENDPOINT_LETTERS = 120;
const OTHERS = '(others)';

/** What this process has done and not saved yet. */
let pending: Usage = noUsage;

export function countOperations(done: Partial<Pick<Usage, 'reads' | 'writes' | 'deletes'>>): void {
  pending = addUsage(pending, { ...noUsage, ...done });
}

function addCall(endpoint: string, call: CallCounts): void {
  const { calls } = pending;
  const isNew = calls[endpoint] === undefined;
  const isOther = endpoint.length > ENDPOINT_LETTERS || (isNew && Object.keys(calls).length >= ENDPOINTS_MAX);
  const name = isOther ? OTHERS : endpoint;
  pending = { ...pending, calls: { ...calls, [name]: addCalls(calls[name], call) } };
}

/** `endpoint`: method and pattern of the address. */
export function countCall(endpoint: string, status: number, bytes: number): void {
  addCall(endpoint, {
    count: 1,
    refused: status >= 400 && status < 500 ? 1 : 0,
    failed: status >= 500 ? 1 : 0,
    bytes,
  });
}

/** A call, counted as such elsewhere, that came without a valid token of App Check. */
export function countUnattested(endpoint: string): void {
  addCall(endpoint, { count: 0, refused: 0, failed: 0, bytes: 0, unattested: 1 });
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
