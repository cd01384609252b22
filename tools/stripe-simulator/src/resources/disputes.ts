import { change, emit } from '../engine/change.ts';
import { DAY } from '../engine/periods.ts';
import { isCreated, listPage } from '../http/list.ts';
import { created, listOf, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Dispute } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { charge } from './charges.ts';

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The card's holder takes the money back through the bank. */
export function openDispute(world: World, chargeId: string, reason: string): Dispute {
  const before = charge(world, chargeId, 'charge');
  if (!before.paid || before.disputed) throw invalid(`Charge ${chargeId} cannot be disputed.`, 'charge');
  const made = world.tables.disputes.put({
    id: world.id('dp', 24),
    object: 'dispute',
    amount: before.amount - before.amount_refunded,
    balance_transactions: [],
    charge: before.id,
    created: world.now(),
    currency: before.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: world.now() + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: before.payment_intent,
    reason,
    status: 'needs_response',
  });
  change(world, 'charges', before, { disputed: true }, 'charge.updated');
  emit(world, 'charge.dispute.created', made);
  emit(world, 'charge.dispute.funds_withdrawn', made);
  return made;
}

function dispute(world: World, id: string): Dispute {
  const found = world.tables.disputes.get(id);
  if (!found) throw missing('dispute', id);
  return found;
}

export type Verdict = 'won' | 'lost' | 'warning_closed';

/** The bank has decided. */
export function closeDispute(world: World, id: string, status: Verdict): Dispute {
  const closed = change(world, 'disputes', dispute(world, id), { status });
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', closed);
  emit(world, 'charge.dispute.closed', closed);
  return closed;
}

/** True if the bank has left the disputed payment with the seller, who may then refund it. */
export function isPaymentKept(world: World, chargeId: string): boolean {
  const found = world.tables.disputes.where((each) => each.charge === chargeId);
  return found.every(({ status }) => status === 'won' || status === 'warning_closed');
}

const HERE = '/v1/disputes';
export const listParams = listOf({ charge: text.optional(), created, payment_intent: text.optional() });
export const disputeRoutes: Route[] = [
  route('GET', HERE, listParams, ({ world, params }) => {
    const found = world.tables.disputes.where(
      (each) =>
        isCreated(each, params.created) &&
        (!params.charge || each.charge === params.charge) &&
        (!params.payment_intent || each.payment_intent === params.payment_intent),
    );
    return listPage(HERE, found, params);
  }),
];
