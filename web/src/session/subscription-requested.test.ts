import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { readRequested, setRequested } from './subscription-requested.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubStorage();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('R3-066 a visit to the checkout counts for an hour, from the latest one on', () => {
  expect(readRequested()).toBe(false);
  setRequested(true);
  vi.advanceTimersByTime(3_000_000);
  expect(readRequested()).toBe(true);
  setRequested(true);
  vi.advanceTimersByTime(3_599_999);
  expect(readRequested()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(readRequested()).toBe(false);
  setRequested(false);
  expect(storage.has('subscription-requested')).toBe(false);
});

it('a stored value without a time has expired', () => {
  storage.set('subscription-requested', 'true');
  expect(readRequested()).toBe(false);
});
