import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../../support/chat.ts';
import { type Viewer } from '../../support/people/viewers.ts';
import type { Sent } from './commands.ts';

/** Calls `act` at random moments, `rate` times a second on average, for `seconds`. */
export async function atRandomMoments(rate: number, seconds: number, act: () => void): Promise<void> {
  const end = performance.now() + seconds * 1000;
  // Scheduled by the clock, so that one late call delays no later one.
  for (let next = performance.now(); ; ) {
    next += (-Math.log(1 - Math.random()) / rate) * 1000;
    if (next > end) break;
    await sleep(Math.max(0, next - performance.now()));
    act();
  }
  await sleep(Math.max(0, end - performance.now()));
}

/**
 * Raises the rate from zero to `rate` within `seconds`: until the processes have compiled what they run, a hundred calls
 * at once block each other.
 */
export async function everMoreOften(rate: number, seconds: number, act: () => void): Promise<void> {
  const began = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - began) / (seconds * 1000)) {
    act();
    await sleep(1000 / (rate * Math.max(0.1, share)));
  }
}

export interface Said extends Sent {
  /** Milliseconds until the server confirmed the message. */
  readonly acknowledged: number;
}

/** Users who send through the product's endpoint, within its limits. */
export class Speakers {
  readonly said: Said[] = [];
  /** How often the server answered 429. */
  refused = 0;
  readonly failures: string[] = [];
  readonly #people: readonly Viewer[];
  #turn = 0;
  readonly #open = new Set<Promise<void>>();

  constructor(people: readonly Viewer[]) {
    this.#people = people;
  }

  /** Sends a message, and repeats it after the wait that a 429 asks for. */
  say(chat: string, id: string = randomUUID()): void {
    const speaking = this.#say(chat, id).catch((error: unknown) => void this.failures.push(String(error)));
    this.#open.add(speaking);
    void speaking.then(() => this.#open.delete(speaking));
  }

  async #say(chat: string, id: string): Promise<void> {
    // In turn: two messages of one user at the same moment would wait for each other, and users do not type like that.
    const person = this.#people[this.#turn++ % this.#people.length];
    const message = `Two lionesses at the water, and a hyena that waits behind the marula. ${id.slice(0, 8)}`;
    for (;;) {
      const at = Date.now();
      const answer = await send(person, { chat, message, message_id: id });
      const text = await answer.text();
      if (answer.status === 200) {
        this.said.push({ id, at, acknowledged: Date.now() - at });
        return;
      }
      if (answer.status !== 429) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
      this.refused += 1;
      await sleep(Number(answer.headers.get('retry-after')) * 1000);
    }
  }

  /** How many sends wait for an answer. */
  get open(): number {
    return this.#open.size;
  }

  /** Resolves when every send has its answer. */
  async silence(): Promise<void> {
    await Promise.all(this.#open);
  }
}
