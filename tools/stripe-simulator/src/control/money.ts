import { z } from 'zod';
import { change } from '../engine/change.ts';
import { closeDispute, openDispute } from '../resources/disputes.ts';
import { paymentIntent } from '../resources/payment-intents.ts';
import { failRefund } from '../resources/refunds.ts';
import { subscription } from '../resources/subscriptions.ts';
import type { Subscription } from '../shapes.ts';
import { dunningSettings, newChargeFault, requestFault } from '../state/settings.ts';
import { type Control, ControlProblem, control, type Simulator } from './control.ts';

const status = z.enum([
  'active',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
]);
const dispute = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.string().default('fraudulent'),
});

const isOver = ({ status, ended_at }: Subscription): boolean =>
  ended_at !== null || status === 'canceled' || status === 'incomplete_expired';

function setting({ world }: Simulator, patch: Partial<Simulator['world']['settings']>) {
  world.settings = { ...world.settings, ...patch };
  world.changed();
  return world.settings;
}

export const moneyControls: Control[] = [
  control(
    'POST',
    '/control/charges/fail',
    'Lets the next charges fail: `{"customer": "cus_…"}` or of any customer, `decline_code`, `times`.',
    newChargeFault,
    (simulator, fault) =>
      setting(simulator, { chargeFaults: [...simulator.world.settings.chargeFaults, fault] }).chargeFaults,
  ),
  control(
    'DELETE',
    '/control/charges/fail',
    'Removes all orders that let charges fail.',
    z.unknown(),
    (simulator) => setting(simulator, { chargeFaults: [] }).chargeFaults,
  ),
  control(
    'POST',
    '/control/requests/fault',
    'What happens to the next API requests: `{"kind": "lose_answer"|"fail"|"fail_kept"|"refuse"|"slow", "path": "/v1/refunds", "method"?, "ms"?, "times"?}`.',
    requestFault,
    (simulator, fault) =>
      setting(simulator, { requestFaults: [...simulator.world.settings.requestFaults, fault] }).requestFaults,
  ),
  control(
    'DELETE',
    '/control/requests/fault',
    'Removes all faults of API requests.',
    z.unknown(),
    (simulator) => setting(simulator, { requestFaults: [] }).requestFaults,
  ),
  control(
    'POST',
    '/control/dunning',
    'How failed renewals are retried: `{"retry_days": [3,5,7], "after": "cancel"|"unpaid"|"past_due", "draft_seconds": 3600}`.',
    dunningSettings.partial(),
    (simulator, given) => {
      const known = Object.entries(given).filter(([, value]) => value !== undefined);
      const dunning = { ...simulator.world.settings.dunning, ...Object.fromEntries(known) };
      return setting(simulator, { dunning }).dunning;
    },
  ),
  control(
    'POST',
    '/control/disputes',
    'The holder of a card disputes a charge: `{"charge": "ch_…"}` or `{"payment_intent": "pi_…"}`, `reason`.',
    dispute,
    ({ world }, { charge, payment_intent: intent, reason }) => {
      const id = charge ?? (intent ? paymentIntent(world, intent).latest_charge : null);
      if (!id) throw new ControlProblem(400, 'Name a charge or a payment_intent that has one.');
      return openDispute(world, id, reason);
    },
  ),
  control(
    'POST',
    '/control/disputes/:id/close',
    'The bank decides a dispute: `{"status": "won"|"lost"|"warning_closed"}`.',
    z.strictObject({ status: z.enum(['won', 'lost', 'warning_closed']) }),
    ({ world }, given, [id = '']) => closeDispute(world, id, given.status),
  ),
  control(
    'POST',
    '/control/refunds/:id/fail',
    'The bank sends a refund back that had been taken on, as for a closed card.',
    z.strictObject({}),
    ({ world }, _given, [id = '']) => failRefund(world, id),
  ),
  control(
    'POST',
    '/control/subscriptions/:id/status',
    'Puts a subscription into a status that is hard to reach otherwise: `{"status": "paused"}`, with its event.',
    z.strictObject({ status }),
    ({ world }, given, [id = '']) => {
      const found = subscription(world, id);
      if (isOver(found)) throw new ControlProblem(409, `${id} has ended; at Stripe it stays ended.`);
      return change(world, 'subscriptions', found, given, 'customer.subscription.updated');
    },
  ),
];
