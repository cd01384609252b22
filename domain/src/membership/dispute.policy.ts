/**
 * What has become of a disputed payment. `open`: the bank is looking into it. `returned`: the customer has the money back.
 * `kept`: the bank has closed the dispute, and the payment stands.
 */
export type DisputeState = 'open' | 'returned' | 'kept';

/** Stripe's statuses of a dispute that the bank has closed. Every other one, known here or not, is open. */
const DECIDED: Readonly<Record<string, DisputeState>> = {
  lost: 'returned',
  prevented: 'returned',
  won: 'kept',
  warning_closed: 'kept',
};

const stateOf = (status: string): DisputeState => DECIDED[status] ?? 'open';

/**
 * The state of a disputed payment, by Stripe's status of each of its disputes. One open dispute keeps the payment open. A
 * disputed payment whose disputes Stripe does not list counts as open.
 */
export function disputeState(statuses: readonly string[]): DisputeState {
  const states = statuses.map(stateOf);
  if (states.length === 0 || states.includes('open')) return 'open';
  return states.includes('returned') ? 'returned' : 'kept';
}
