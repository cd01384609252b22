import { z } from 'zod';
import { change } from '../engine/change.ts';
import { catchUp } from '../engine/due.ts';
import { periodEndOf } from '../engine/renew.ts';
import { subscription } from '../resources/subscriptions.ts';
import { type Control, ControlProblem, control, type Simulator } from './control.ts';

const shift = z.union([z.strictObject({ advance: z.int().min(0) }), z.strictObject({ to: z.int().min(0) })]);

async function moveProductClock({ clockUrl, world }: Simulator): Promise<void> {
  if (!clockUrl) return;
  const response = await fetch(clockUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: world.offset * 1000 }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new ControlProblem(502, `The product's clock answered ${response.status}.`);
}

const reading = ({ world }: Simulator) => ({ now: world.now(), offset: world.offset });

export const clockControls: Control[] = [
  control(
    'GET',
    '/control/clock',
    'The virtual time: `now` in unix seconds, `offset` in seconds.',
    z.unknown(),
    reading,
  ),
  control(
    'POST',
    '/control/clock',
    '`{"advance": seconds}` or `{"to": unix seconds}`. Renewals, trial ends, scheduled cancellations, retries and expiries on the way happen in order, each with events of its own time.',
    shift,
    async (simulator, asked) => {
      const { world } = simulator;
      const from = world.now();
      const to = 'advance' in asked ? from + asked.advance : asked.to;
      if (to < from) throw new ControlProblem(400, `It is ${from} now, and the clock moves forward only.`);
      const before = world.tables.events.newestFirst()[0]?.id;
      catchUp(world, to);
      world.offset += to - from;
      world.changed();
      await moveProductClock(simulator);
      const events = world.tables.events.newestFirst();
      const since = events.findIndex(({ id }) => id === before);
      return { ...reading(simulator), events: since < 0 ? events.length : since };
    },
  ),
  control(
    'POST',
    '/control/subscriptions/:id/elapse',
    'Puts a subscription so far back that its running period ends now, with what happens then. No other clock moves.',
    z.strictObject({}),
    ({ world }, _given, [id = '']) => {
      const found = subscription(world, id);
      const by = periodEndOf(found) - world.now();
      const data = found.items.data.map((item) => ({
        ...item,
        current_period_start: item.current_period_start - by,
        current_period_end: item.current_period_end - by,
      }));
      change(world, 'subscriptions', found, {
        billing_cycle_anchor: found.billing_cycle_anchor - by,
        cancel_at: found.cancel_at && found.cancel_at - by,
        created: found.created - by,
        items: { ...found.items, data },
        start_date: found.start_date - by,
      });
      catchUp(world);
      return subscription(world, id);
    },
  ),
];
