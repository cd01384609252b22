import { REFUND_DAYS } from './plan.ts';

export const REFUND_WINDOW_SECONDS = REFUND_DAYS * 86_400;

/** A purchase that money was taken for. Times are unix seconds. */
export interface Purchase {
  readonly id: string;
  /** What it was for; none where staff have billed for something else. */
  readonly subscription: string | undefined;
  readonly paidAt: number;
  readonly isDisputed: boolean;
  /** The second of two at once, paid back by ourselves: as if it had never been. */
  readonly isDuplicate: boolean;
  readonly isRefunded: boolean;
}

export type RefundAnswer<P extends Purchase> =
  | { readonly granted: P }
  | { readonly refused: keyof typeof REFUND_REFUSALS };

/** What somebody is told who gets no money back by the button. */
export const REFUND_REFUSALS = {
  'nothing-paid': 'There is no payment that we could give back.',
  'already-refunded': 'Your first purchase has been refunded already.',
  disputed: 'Your bank is looking at this payment, so the money comes back through them, or not at all.',
  'not-first': 'The money-back guarantee is for the first purchase only.',
  'too-late': 'The 14 days of the money-back guarantee are over.',
} as const;

/**
 * The guarantee: the only payment for a membership so far, at most 14 × 86,400 seconds ago, never given back before.
 * `now` is unix seconds.
 */
export function judgeRefund<P extends Purchase>(purchases: readonly P[], now: number): RefundAnswer<P> {
  const real = purchases.filter(({ isDuplicate, subscription }) => !isDuplicate && subscription);
  const [first, ...others] = real.toSorted((a, b) => a.paidAt - b.paidAt);
  if (!first) return { refused: 'nothing-paid' };
  if (first.isRefunded) return { refused: 'already-refunded' };
  if (others.length > 0) return { refused: 'not-first' };
  if (first.isDisputed) return { refused: 'disputed' };
  if (now - first.paidAt > REFUND_WINDOW_SECONDS) return { refused: 'too-late' };
  return { granted: first };
}
