import type { Judgement, Sent } from './commands.ts';

/** Longer ones count as this long. */
const LONGEST_MS = 60_000;

const emptyHistogram = () => Array.from({ length: LONGEST_MS + 1 }, () => 0);

/** When each listener first showed each message, and whether it ever showed one again after it was gone, or twice. */
export class Receipts {
  readonly #indexes = new Map<string, number>();
  readonly #listeners: number;
  readonly #capacity: number;
  /** Unix milliseconds by listener and message. */
  readonly #at: Float64Array;
  /** The number of the last list that had it, by listener and message. */
  readonly #shown: Uint32Array;
  readonly #doubled: Uint8Array;

  constructor(listeners: number, capacity: number) {
    this.#listeners = listeners;
    this.#capacity = capacity;
    this.#at = new Float64Array(listeners * capacity);
    this.#shown = new Uint32Array(listeners * capacity);
    this.#doubled = new Uint8Array(listeners * capacity);
  }

  #indexOf(id: string): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    const index = this.#indexes.size;
    if (index >= this.#capacity) throw new Error('More messages than the bench has made room for.');
    this.#indexes.set(id, index);
    return index;
  }

  /** What a listener shows now; `number` counts its lists from 1. */
  show(listener: number, number: number, messages: readonly { readonly id: string }[]): void {
    const now = Date.now();
    for (const { id } of messages) {
      const cell = listener * this.#capacity + this.#indexOf(id);
      const last = this.#shown[cell];
      if (last === 0) this.#at[cell] = now;
      else if (last !== number - 1) this.#doubled[cell] = 1;
      this.#shown[cell] = number;
    }
  }

  judge(sent: readonly Sent[]): Judgement {
    const histogram = emptyHistogram();
    let delivered = 0;
    let doubled = 0;
    for (const { id, at } of sent) {
      const index = this.#indexes.get(id);
      if (index === undefined) continue;
      for (let listener = 0; listener < this.#listeners; listener += 1) {
        const cell = listener * this.#capacity + index;
        const received = this.#at[cell] ?? 0;
        if (received === 0) continue;
        delivered += 1;
        doubled += this.#doubled[cell] ?? 0;
        const took = Math.min(LONGEST_MS, Math.max(0, Math.round(received - at)));
        histogram[took] = (histogram[took] ?? 0) + 1;
      }
    }
    return { delivered, doubled, expected: sent.length * this.#listeners, histogram };
  }
}

/** Several processes' judgements as one. */
export function together(judgements: readonly Judgement[]): Judgement {
  const sum = (of: (judgement: Judgement) => number) => judgements.reduce((all, each) => all + of(each), 0);
  return {
    delivered: sum(({ delivered }) => delivered),
    doubled: sum(({ doubled }) => doubled),
    expected: sum(({ expected }) => expected),
    histogram: Array.from({ length: LONGEST_MS + 1 }, (_, ms) => sum(({ histogram }) => histogram[ms] ?? 0)),
  };
}

/** The shortest time, in milliseconds, that `share` of all took at most. */
export function quantile(histogram: readonly number[], share: number): number {
  const all = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  return histogram.findIndex((count) => {
    seen += count;
    return all > 0 && seen >= share * all;
  });
}

export function histogramOf(times: readonly number[]): number[] {
  const histogram = emptyHistogram();
  for (const time of times) {
    const ms = Math.min(LONGEST_MS, Math.max(0, Math.round(time)));
    histogram[ms] = (histogram[ms] ?? 0) + 1;
  }
  return histogram;
}
