import { BUSY_FOLD_TICK_MS, BUSY_IN_TEN_SECONDS, FOLD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import type { Counted, Judgement, Kind } from './commands.ts';
import { quantile } from './receipts.ts';

/** The measurements of a run. Times are milliseconds. */
export interface Measured {
  readonly listeners: number;
  readonly queries: number;
  readonly rate: number;
  readonly said: number;
  readonly failures: readonly string[];
  readonly refused: number;
  readonly joinReads: number;
  readonly judgements: Readonly<Record<Kind, Judgement>>;
  /** Milliseconds from call to answer, with the fold and without. */
  readonly acknowledged: readonly number[];
  readonly unfolded: readonly number[];
  /** Documents delivered during the measurement, and its length. */
  readonly counted: {
    readonly tail: number;
    readonly ms: number;
    readonly query: number;
    readonly queryMs: number;
  };
  readonly queryJoinReads: number;
  readonly origin: Counted['origin'];
  readonly tailBytes: number;
}

const HOUR_MS = 3_600_000;
/** The factor that the product may add to its baseline. */
const SLOWER = 1.15;
const MORE_READS = 1.02;
const JOIN_READS = 2;

const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const ms = (value: number) => `${digits.format(value)} ms`;
const share = ({ delivered, expected }: Judgement) => (expected === 0 ? 0 : (100 * delivered) / expected);
const perHour = (reads: number, viewers: number, forMs: number) =>
  viewers === 0 || forMs === 0 ? 0 : reads / ((viewers * forMs) / HOUR_MS);

/** A viewer's reads in an hour, if a tick follows silence at once, and otherwise the last tick by the time of its pace. */
export function modelReads(rate: number): number {
  const isBusy = rate * 10 >= BUSY_IN_TEN_SECONDS;
  const tick = (isBusy ? BUSY_FOLD_TICK_MS : FOLD_TICK_MS) / 1000;
  return 3600 / (tick + Math.exp(-rate * tick) / rate);
}

function times(name: string, histogram: readonly number[]): string {
  return `${name}: p50 ${ms(quantile(histogram, 0.5))}, p95 ${ms(quantile(histogram, 0.95))}`;
}

function describe(measured: Measured): string[] {
  const { judgements, listeners, queries, origin, counted } = measured;
  const { tail, plain, query } = judgements;
  return [
    `${measured.said} messages, ${listeners} listeners, ${measured.rate} messages a second.`,
    `Refused with 429: ${measured.refused}. Failed: ${measured.failures.length}. ${measured.failures[0] ?? ''}`,
    `Delivered: ${digits.format(share(tail))} % of ${tail.expected}, doubled ${tail.doubled}.`,
    times('From send to receipt', tail.histogram),
    times('Acknowledgement', measured.acknowledged),
    times('(a) the same tail without product code', plain.histogram),
    `    delivered ${digits.format(share(plain))} %, doubled ${plain.doubled}`,
    times('(b) a send whose fold has nothing to do', measured.unfolded),
    times(`(c) a plain limit(180) query, ${queries} listeners`, query.histogram),
    `    delivered ${digits.format(share(query))} %`,
    `Reads per join: ${digits.format(measured.joinReads / listeners)}; (c) ${digits.format(measured.queryJoinReads / Math.max(1, queries))}`,
    `Reads per viewer-hour: ${digits.format(perHour(counted.tail, listeners, counted.ms))}; (c) ${digits.format(perHour(counted.query, queries, counted.queryMs))}`,
    `Server reads per join: ${digits.format(origin.reads / listeners)} (${origin.calls} calls passed the CDN's stand-in)`,
    `Bytes per join: tail ${measured.tailBytes}, backlog ${origin.bytes} (${origin.gzip} gzip)`,
  ];
}

/** Prints the measurements. Returns whether every target is met. */
export function report(measured: Measured): boolean {
  const { judgements, listeners, counted, rate, failures } = measured;
  const { tail, plain } = judgements;
  const p95 = quantile(tail.histogram, 0.95);
  const base = quantile(plain.histogram, 0.95) + quantile(measured.unfolded, 0.95);
  const reads = perHour(counted.tail, listeners, counted.ms);
  const most = MORE_READS * modelReads(rate);
  const exact = tail.expected > 0 && tail.delivered === tail.expected && tail.doubled === 0;
  const targets: [string, boolean, string][] = [
    [
      '100 % delivered exactly once',
      exact && failures.length === 0,
      `${tail.delivered} of ${tail.expected}, doubled ${tail.doubled}`,
    ],
    [
      `p95 within ${SLOWER} of (a) + (b)`,
      p95 <= SLOWER * base,
      `${ms(p95)} / ${ms(base)} = ${digits.format(p95 / base)}`,
    ],
    [
      `reads per join at most ${JOIN_READS}`,
      measured.joinReads / listeners <= JOIN_READS,
      digits.format(measured.joinReads / listeners),
    ],
    [
      `reads per viewer-hour within ${MORE_READS} of the model`,
      reads <= most,
      `${digits.format(reads)} / ${digits.format(modelReads(rate))} = ${digits.format(reads / modelReads(rate))}`,
    ],
  ];
  for (const line of describe(measured)) console.log(line);
  console.log('');
  for (const [what, met, numbers] of targets) console.log(`${met ? 'PASS' : 'FAIL'} ${what}: ${numbers}`);
  return targets.every(([, met]) => met);
}
