/**
 * Measures the chat: users send through the product's endpoint, and listeners in other processes receive. `npm run bench`
 * starts it on separate emulators. `docs/measuring.md` explains the output.
 *
 * Usage: npm run bench -- [--listeners 1000] [--minutes 5] [--rate 5] [--speakers 30] [--queries 2] [--processes 2]
 *   [--joins 30] (a second) [--warm 60] (seconds)
 * Exit code 1 when a target is missed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withoutTriggers } from '../support/background-triggers.ts';
import { tailOf } from '../support/chat.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { mediaServer, site } from '../support/run.ts';
import { chatWithoutFold, PlainTail } from './bench/baseline.ts';
import { type Counted, type Kind, tell } from './bench/commands.ts';
import { fullChat } from './bench/fill-chat.ts';
import { combine, histogramOf } from './bench/receipts.ts';
import { report } from './bench/report.ts';
import { atRandomMoments, everMoreOften, Speakers } from './bench/speakers.ts';

const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '5' },
    rate: { type: 'string', default: '5' },
    speakers: { type: 'string', default: '30' },
    queries: { type: 'string', default: '2' },
    processes: { type: 'string', default: '2' },
    joins: { type: 'string', default: '30' },
    warm: { type: 'string', default: '60' },
  },
});

const rate = Number(values.rate);
const listeners = Number(values.listeners);
const seconds = Number(values.minutes) * 60;
const rounds = Math.max(1, Math.round(seconds / 60));
const queries = Number(values.queries);
const processes = Math.min(listeners, Number(values.processes));
const joinsPerSecond = Number(values.joins);
const warmSeconds = Number(values.warm);

/** The measurement of a round starts when its ticks are regular. */
const SETTLE_S = 3;
const AT_ONCE_WHILE_WARMING = 12;
/** Time for the slowest message to arrive. */
const DRAIN_S = 5;

const log = (line: string) => console.log(`• ${line}`);

/** The instance that takes messages and answers backlogs, with the settings of a deployment. */
async function startInstance(): Promise<ChildProcess> {
  const instance = fork(join(import.meta.dirname, 'bench/instance.ts'), {
    // Its log has one line per call.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      MEDIA_SERVER: mediaServer(),
      MEDIA_APPLICATION: 'boma',
      SITE_ORIGIN: site(),
      BOMA_VERSION: 'bench',
    },
  });
  const [address] = (await once(instance, 'message')) as [string];
  process.env.BOMA_SITE = address;
  return instance;
}

/** The instance that gets the events of written messages. */
async function startTriggers(): Promise<ChildProcess> {
  const triggers = fork(join(import.meta.dirname, 'bench/trigger-instance.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(triggers, 'message');
  return triggers;
}

const instances = [await startInstance(), await startTriggers()];
const children: ChildProcess[] = Array.from({ length: processes }, () =>
  // Otherwise the clients' short-lived objects make the collector visit the long-lived ones again and again.
  fork(join(import.meta.dirname, 'bench/listeners.ts'), {
    execArgv: ['--max-semi-space-size=64'],
    serialization: 'advanced',
  }),
);

const counts = () => Promise.all(children.map((child) => tell(child, 'count', undefined)));
const total = (of: readonly Counted[], what: (each: Counted) => number) =>
  of.reduce((sum, each) => sum + what(each), 0);

const capacity = Math.ceil(rate * (seconds * 2 + warmSeconds + 60 + listeners / joinsPerSecond) * 1.5) + 500;
const share = (of: number, index: number) => Math.floor(of / processes) + Number(index < of % processes);

async function joinAll(chat: string, plainTail: string): Promise<number> {
  const answers = await Promise.all(
    children.map((child, index) =>
      tell(child, 'join', {
        chat,
        plainTail,
        capacity,
        count: share(listeners, index),
        perSecond: joinsPerSecond / processes,
      }),
    ),
  );
  return answers.reduce((sum, { reads }) => sum + reads, 0);
}

/** Users send for a while. Returns the listeners' reads during the measurement. */
async function talk(speakers: Speakers, chat: string, forSeconds: number) {
  const talking = atRandomMoments(rate, SETTLE_S + forSeconds, () => speakers.say(chat));
  await sleep(SETTLE_S * 1000);
  const before = await counts();
  await talking;
  const after = await counts();
  const readsOf = (kind: Kind) =>
    total(after, ({ reads }) => reads[kind]) - total(before, ({ reads }) => reads[kind]);
  const ms = total(after, ({ at }) => at / processes) - total(before, ({ at }) => at / processes);
  await speakers.silence();
  await sleep(DRAIN_S * 1000);
  return { tail: readsOf('tail'), query: readsOf('query'), ms };
}

/** The baseline: the same tail without the product, and at the same moments sends without a fold. It runs as long as the product does, because queues on a small machine grow with time. */
async function talkPlainly(plain: PlainTail, speakers: Speakers, forSeconds: number): Promise<void> {
  const { chat, ids } = await chatWithoutFold(Math.ceil(rate * forSeconds * 1.5) + 20);
  await atRandomMoments(rate, forSeconds, () => {
    plain.say();
    speakers.say(chat, ids.pop());
  });
  await speakers.silence();
  await sleep(DRAIN_S * 1000);
}

/** A chat without a tail, for comparison. It has a separate round, because it loads the emulator heavily. */
async function talkToQueries(speakers: Speakers, chat: string) {
  log('Beside it: a plain query');
  await Promise.all(
    children.map((child, index) => tell(child, 'query', { chat, capacity, queries: share(queries, index) })),
  );
  return talk(speakers, chat, seconds / rounds);
}

async function main(): Promise<boolean> {
  log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(2)}.`);
  const people = await Promise.all(Array.from({ length: Number(values.speakers) }, () => registerQuickly()));
  const [plainName, chat] = [`chat-plain-${randomUUID()}`, await fullChat()];
  const plain = new PlainTail(plainName);
  const [warming, speakers, unfolded, beside] = Array.from({ length: 4 }, () => new Speakers(people));
  if (!warming || !speakers || !unfolded || !beside) throw new Error('There are no speakers.');
  log('Warming up: the functions');
  await everMoreOften(rate, warmSeconds, () => {
    if (warming.open < AT_ONCE_WHILE_WARMING) warming.say(chat);
  });
  log(`Warming up: ${listeners} listeners join while users send`);
  const joined = joinAll(chat, plainName);
  const warmUp = atRandomMoments(rate, listeners / joinsPerSecond + 15, () => warming.say(chat));
  const joinReads = await joined;
  const { origin } = (await counts()).reduce((one, other) => ({
    ...one,
    origin: {
      ...one.origin,
      calls: one.origin.calls + other.origin.calls,
      reads: one.origin.reads + other.origin.reads,
    },
  })) as Counted;
  await warmUp;
  await warming.silence();
  await sleep(DRAIN_S * 1000);
  const counted = { tail: 0, ms: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    log(`Round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(2)}`);
    await talkPlainly(plain, unfolded, seconds / rounds);
    const each = await talk(speakers, chat, seconds / rounds);
    counted.tail += each.tail;
    counted.ms += each.ms;
  }
  const asked = await talkToQueries(beside, chat);
  const sentFor = { tail: speakers.said, plain: plain.sent, query: beside.said };
  const judge = async (kind: Kind) => {
    const sent = sentFor[kind].map(({ id, at }) => ({ id, at }));
    return combine(await Promise.all(children.map((child) => tell(child, 'judge', { kind, sent }))));
  };
  const last = await counts();
  log(`Load at the end ${loadavg()[0]?.toFixed(2)}.\n`);
  return report({
    listeners,
    queries,
    rate,
    said: speakers.said.length,
    failures: [...speakers.failures, ...unfolded.failures],
    refused: speakers.refused + unfolded.refused,
    joinReads,
    judgements: { tail: await judge('tail'), plain: await judge('plain'), query: await judge('query') },
    acknowledged: histogramOf(speakers.said.map(({ acknowledged }) => acknowledged)),
    unfolded: histogramOf(unfolded.said.map(({ acknowledged }) => acknowledged)),
    counted: { ...counted, query: asked.query, queryMs: asked.ms },
    queryJoinReads: total(last, ({ queryJoinReads }) => queryJoinReads),
    origin,
    tailBytes: Buffer.byteLength(JSON.stringify(await tailOf(chat))),
  });
}

try {
  process.exitCode = (await withoutTriggers(main)) ? 0 : 1;
} finally {
  for (const child of [...instances, ...children]) child.disconnect();
}
process.exit();
