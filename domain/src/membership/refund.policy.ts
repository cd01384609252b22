import type { Seconds } from '../time.ts';
import type { DisputeState } from './dispute.policy.ts';
import { REFUND_DAYS } from './plan.ts';

export const REFUND_WINDOW: Seconds = REFUND_DAYS * 86_400;

/** A payment that a customer made. */
export interface Purchase {
  readonly id: string;
  /** The subscription that was paid for; undefined where staff billed for something else. */
  readonly subscription: string | undefined;
  readonly paidAt: Seconds;
  /** Undefined if the customer has never disputed it. */
  readonly dispute: DisputeState | undefined;
  /** The second of two simultaneous purchases. The server refunded it automatically, so it does not count. */
  readonly isDuplicate: boolean;
  /** True once all of it is paid back. Staff may have paid back a part. */
  readonly isRefunded: boolean;
}

export type RefundAnswer<P extends Purchase> =
  | { readonly granted: P }
  | { readonly refused: keyof typeof REFUND_REFUSALS };

/** What the member reads when a refund is refused. */
export const REFUND_REFUSALS = {
  'nothing-paid': 'There is no payment to refund.',
  'already-refunded': 'Your first purchase has been refunded already.',
  disputed: 'Your bank is investigating this payment, so only your bank can return the money.',
  'returned-by-bank': 'Your bank has returned this payment to you already.',
  'barred-by-dispute':
    'This payment was disputed at your bank, so we cannot return it from here. Please write to us, and we will find a way.',
  'not-first': 'The money-back guarantee is for the first purchase only.',
  'too-late': `The ${REFUND_DAYS} days of the money-back guarantee are over.`,
} as const;

/**
 * The money-back guarantee covers the only payment for a membership so far, made at most `REFUND_DAYS` × 86,400 seconds ago.
 * It returns what is left of the payment, unless all of it was returned before. A dispute that the bank has closed without
 * returning the payment changes nothing.
 */
export function judgeRefund<P extends Purchase>(purchases: readonly P[], now: Seconds): RefundAnswer<P> {
  const real = purchases.filter(({ isDuplicate, subscription }) => !isDuplicate && subscription);
  const [first, ...others] = real.toSorted((a, b) => a.paidAt - b.paidAt);
  if (!first) return { refused: 'nothing-paid' };
  if (first.isRefunded) return { refused: 'already-refunded' };
  if (others.length > 0) return { refused: 'not-first' };
  if (first.dispute === 'open') return { refused: 'disputed' };
  if (first.dispute === 'returned') return { refused: 'returned-by-bank' };
  if (now - first.paidAt > REFUND_WINDOW) return { refused: 'too-late' };
  return { granted: first };
}
