import { z } from 'zod';
import { chaos, webhookSettings } from '../state/settings.ts';
import { RELEASE_ORDERS } from '../webhooks/sender.ts';
import { type Control, ControlProblem, control } from './control.ts';

const filters = z.strictObject({
  event: z.string().optional(),
  type: z.string().optional(),
  state: z.string().optional(),
});
const waits = z.strictObject({
  timeout_ms: z.int().min(1).max(120_000).default(10_000),
  retries: z.boolean().default(true),
});

export const webhookControls: Control[] = [
  control(
    'GET',
    '/control/webhooks',
    'Every delivery with its tries and answers, oldest first; `?type=`, `?event=`, `?state=` narrow it down.',
    filters,
    ({ world }, { event, type, state }) =>
      [...world.tables.deliveries.all()].filter(
        (each) =>
          (!event || each.event === event) &&
          (!type || each.type === type) &&
          (!state || each.state === state),
      ),
  ),
  control(
    'POST',
    '/control/webhooks',
    'How webhooks are sent: `retry_delays_ms`, `timeout_ms`, `concurrency` (1 keeps the order), `hold`, `drop_types` (`["*"]` for all). What is left out stays.',
    webhookSettings.partial(),
    ({ world }, given) => {
      const known = Object.entries(given).filter(([, value]) => value !== undefined);
      const webhooks = { ...world.settings.webhooks, ...Object.fromEntries(known) };
      world.settings = { ...world.settings, webhooks };
      world.changed();
      return webhooks;
    },
  ),
  control(
    'POST',
    '/control/webhooks/release',
    'Sends what is held back and ends the hold: `{"order": "fifo"|"reverse"|"shuffle"}`.',
    z.strictObject({ order: z.enum(RELEASE_ORDERS).default('fifo') }),
    ({ sender }, { order }) => ({ released: sender.release(order) }),
  ),
  control(
    'POST',
    '/control/webhooks/redeliver',
    'Sends an event once more, `times` over: `{"event": "evt_…"}`.',
    z.strictObject({ event: z.string(), times: z.int().min(1).max(100).default(1) }),
    ({ world, sender }, given) => {
      const event = world.tables.events.get(given.event);
      if (!event) throw new ControlProblem(404, `There is no event ${given.event}.`);
      return Array.from({ length: given.times }, () => sender.redeliver(event));
    },
  ),
  control(
    'POST',
    '/control/webhooks/settle',
    'Answers when nothing is on its way any more: `{"timeout_ms": 10000, "retries": true}`; `retries: false` does not wait for further tries.',
    waits,
    async ({ world, sender }, { timeout_ms: timeoutMs, retries }) => {
      const { settled, waiting } = await sender.settled({ timeoutMs, retries });
      const count = (state: string) => world.tables.deliveries.where((each) => each.state === state).length;
      return {
        settled,
        waiting,
        delivered: count('delivered'),
        failed: count('failed'),
        held: count('held'),
      };
    },
  ),
  control(
    'POST',
    '/control/chaos',
    'Webhooks by chance, the same on every run of one seed: `seed`, `drop`, `duplicate`, `delay` (probabilities), `delay_ms`, `reorder` (how many are mixed), `types`. What is left out is off.',
    chaos,
    ({ world, sender }, given) => {
      world.settings = { ...world.settings, chaos: given };
      world.changed();
      sender.restartChaos();
      return given;
    },
  ),
];
