import type { Judgement, Sent } from './commands.ts';

/** Longer times count as this. */
const LONGEST_MS = 60_000;

const emptyHistogram = () => Array.from({ length: LONGEST_MS + 1 }, () => 0);

interface Named {
  readonly id: string;
}

/** The range of the previous list that the new list begins with, object by object. */
function same(before: readonly Named[], now: readonly Named[]): readonly [from: number, to: number] {
  const [first] = now;
  const from = first ? Math.max(0, before.indexOf(first)) : 0;
  let to = from;
  while (to < before.length && before[to] === now[to - from]) to += 1;
  return [from, to];
}

/** When each listener first showed each message, and whether it showed one twice or again after its removal. */
export class Receipts {
  readonly #indexes = new Map<string, number>();
  readonly #listeners: number;
  readonly #capacity: number;
  /** Unix milliseconds by listener and message. 0 means never. */
  readonly #at: Float64Array;
  readonly #doubled: Uint8Array;
  /** The list that each listener shows. */
  readonly #lists: (readonly Named[])[];

  constructor(listeners: number, capacity: number) {
    this.#listeners = listeners;
    this.#capacity = capacity;
    this.#at = new Float64Array(listeners * capacity);
    this.#doubled = new Uint8Array(listeners * capacity);
    this.#lists = Array.from({ length: listeners }, () => []);
  }

  #indexOf(id: string): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    const index = this.#indexes.size;
    if (index >= this.#capacity) throw new Error('There are more messages than the bench reserved room for.');
    this.#indexes.set(id, index);
    return index;
  }

  /**
   * Records the list that a listener shows now. Most of its objects are those of the previous list, and only the others are
   * checked: to check every message of a thousand lists would cost more than to deliver them.
   */
  show(listener: number, messages: readonly Named[]): void {
    const now = Date.now();
    const cellOf = ({ id }: Named) => listener * this.#capacity + this.#indexOf(id);
    const before = this.#lists[listener] ?? [];
    this.#lists[listener] = messages;
    const [from, to] = same(before, messages);
    const left = new Set([...before.slice(0, from), ...before.slice(to)].map(cellOf));
    for (const cell of messages.slice(to - from).map(cellOf)) {
      if (left.delete(cell)) continue;
      // The first time; or twice in one list, or again after its removal.
      if (this.#at[cell] === 0) this.#at[cell] = now;
      else this.#doubled[cell] = 1;
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

/** Combines the judgements of several processes. */
export function combine(judgements: readonly Judgement[]): Judgement {
  const sum = (of: (judgement: Judgement) => number) => judgements.reduce((all, each) => all + of(each), 0);
  return {
    delivered: sum(({ delivered }) => delivered),
    doubled: sum(({ doubled }) => doubled),
    expected: sum(({ expected }) => expected),
    histogram: Array.from({ length: LONGEST_MS + 1 }, (_, ms) => sum(({ histogram }) => histogram[ms] ?? 0)),
  };
}

/** The shortest time in milliseconds within which this share of all arrived. */
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
