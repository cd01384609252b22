import { expect, it } from 'vitest';
import { disputeState } from './dispute.policy.ts';

it.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['appeal_under_review', 'open'],
  ['a status of the future', 'open'],
  ['lost', 'returned'],
  ['prevented', 'returned'],
  ['won', 'kept'],
  ['warning_closed', 'kept'],
])('a dispute with the status %s is %s', (status, state) => {
  expect(disputeState([status])).toBe(state);
});

it('a payment with several disputes is open while one is, and was returned if the bank returned it once', () => {
  expect(disputeState(['warning_closed', 'needs_response'])).toBe('open');
  expect(disputeState(['won', 'lost'])).toBe('returned');
  expect(disputeState(['warning_closed', 'won'])).toBe('kept');
  expect(disputeState([])).toBe('open');
});
