/**
 * Measures pushes: queues them for viewers who are signed in, and sends them from several processes' worth of runs to the
 * push simulator. `npm run bench:pushes` starts it on separate emulators.
 *
 * Usage: npm run bench:pushes -- [--pushes 20000] [--part 5000] [--events 5] [--runs 4] [--minutes 8]
 * Exit code 1 when a push is lost, sent twice, or left when the minutes are over. The emulator has no indexes: it reads the
 * whole queue for each 500 pushes. So the queue holds one part at a time; otherwise time would grow with the square of the
 * pushes.
 */
import { parseArgs } from 'node:util';
import { sendPushes } from '../../functions/src/alerts/send-pushes.ts';
import { countStore } from '../../functions/src/platform/usage/count-store.ts';
import { takeCounts } from '../../functions/src/platform/usage/counters.ts';
import { startPush } from '../../tools/simulators/push/server.ts';
import { withoutTriggers } from '../support/background-triggers.ts';
import { pushesIn, pushFor, queuePushes } from '../support/queued-pushes.ts';
import { contextAt } from '../support/verb-context.ts';

const { values } = parseArgs({
  options: {
    pushes: { type: 'string', default: '20000' },
    part: { type: 'string', default: '5000' },
    events: { type: 'string', default: '5' },
    runs: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '8' },
  },
});
const [pushes, part] = [Number(values.pushes), Number(values.part)];
const [events, runs] = [Number(values.events), Number(values.runs)];
/** By `performance.now()`: also the queueing counts. */
const END = Number(values.minutes) * 60_000;

/** No process of the run takes these. */
const LANES = Array.from({ length: 8 }, (_, lane) => 2000 + lane);
/** What a trigger or a schedule has. */
const RUN_MS = 35_000;

const log = (line: string) => console.log(`• ${line}`);

async function queuePart(from: number): Promise<void> {
  const indexes = Array.from({ length: Math.min(part, pushes - from) }, (_, index) => from + index);
  await queuePushes(
    indexes.map((index) =>
      pushFor(`viewer-${index}`, LANES[index % LANES.length] ?? 0, { event: `event-${index % events}` }),
    ),
  );
}

/** Sends what is queued, by several runs at once. Answers the milliseconds that it took. */
async function sendQueued(): Promise<number> {
  const began = performance.now();
  for (let sent = 1; sent > 0 && performance.now() < END; ) {
    const end = Math.min(performance.now() + RUN_MS, END);
    const sending = Array.from({ length: runs }, () =>
      sendPushes({ ctx: contextAt({}), input: { end, lanes: LANES } }),
    );
    sent = (await Promise.all(sending)).reduce((sum, each) => sum + each, 0);
  }
  return performance.now() - began;
}

async function measure(): Promise<boolean> {
  const received = new Map<string, number>();
  const service = await startPush({
    port: 0,
    onTaken: (token) => received.set(token, (received.get(token) ?? 0) + 1),
  });
  process.env.PUSH_ADDRESS = service.url;
  process.env.FUNCTIONS_EMULATOR = 'true';
  countStore();
  log(`${pushes} pushes of ${events} events, ${part} in the queue at a time, ${runs} runs at once`);
  const all = { seconds: 0, reads: 0, writes: 0, deletes: 0 };
  for (let from = 0; from < pushes && performance.now() < END; from += part) {
    await queuePart(from);
    takeCounts();
    all.seconds += (await sendQueued()) / 1000;
    const counts = takeCounts();
    for (const kind of ['reads', 'writes', 'deletes'] as const) all[kind] += counts[kind];
    log(`${all.seconds.toFixed(0)} s of sending: ${received.size} of ${pushes}`);
  }
  const { seconds, reads, writes, deletes } = all;
  const twice = [...received.values()].filter((times) => times > 1).length;
  const left = await pushesIn(LANES);
  console.log(
    `${pushes} pushes: ${seconds.toFixed(0)} s (${(pushes / seconds).toFixed(0)} a second); ` +
      `reads ${reads}, writes ${writes}, deletions ${deletes}; lost ${pushes - received.size}, twice ${twice}, left ${left}`,
  );
  await service.close();
  return received.size === pushes && twice === 0 && left === 0;
}

// Also where the emulator answers no more.
setTimeout(() => {
  console.error(`The bench is not done after ${values.minutes} minutes.`);
  process.exit(1);
}, END + RUN_MS).unref();
process.exit((await withoutTriggers(measure)) ? 0 : 1);
