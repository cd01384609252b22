import { recordCharge } from '../resources/charges.ts';
import type { DeclineError, PaymentIntent, PaymentMethod } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { AUTHENTICATION_FAILED, declineOf, testCard } from './cards.ts';
import { change, emit } from './change.ts';

export type Payment =
  | { paid: true; intent: PaymentIntent }
  | { paid: false; intent: PaymentIntent; problem: DeclineError };

/** Takes the next failure that a control has ordered for this customer. */
function orderedFailure(world: World, customer: string | null): DeclineError | undefined {
  const { chargeFaults } = world.settings;
  const fault = chargeFaults.find((each) => each.customer === null || each.customer === customer);
  if (!fault) return undefined;
  const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  world.settings = {
    ...world.settings,
    chargeFaults: chargeFaults.flatMap((each) => (each === fault ? left : [each])),
  };
  world.changed();
  return declineOf(fault.decline_code);
}

function fail(
  world: World,
  intent: PaymentIntent,
  problem: DeclineError,
  patch: Partial<PaymentIntent>,
): Payment {
  const failed = change(world, 'paymentIntents', intent, {
    ...patch,
    status: 'requires_payment_method',
    last_payment_error: problem,
    next_action: null,
    payment_method: null,
  });
  emit(world, 'payment_intent.payment_failed', failed);
  return { paid: false, intent: failed, problem };
}

/** Charges the card for the intent. */
export function pay(world: World, intent: PaymentIntent, method: PaymentMethod): Payment {
  const number = world.tables.cards.get(method.id)?.number ?? '';
  const refused = orderedFailure(world, intent.customer) ?? testCard(number).charge ?? null;
  const made = recordCharge(world, intent, method, refused);
  if (refused) {
    emit(world, 'charge.failed', made);
    return fail(world, intent, { ...refused, charge: made.id }, { latest_charge: made.id });
  }
  emit(world, 'charge.succeeded', made);
  const done = change(world, 'paymentIntents', intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
  });
  emit(world, 'payment_intent.succeeded', done);
  return { paid: true, intent: done };
}

/** The holder did not pass the bank's challenge: nothing was charged. */
export const failAuthentication = (world: World, intent: PaymentIntent): Payment =>
  fail(world, intent, AUTHENTICATION_FAILED, {});
