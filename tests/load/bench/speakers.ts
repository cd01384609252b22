import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../../support/chat.ts';
import { type Viewer } from '../../support/people/viewers.ts';
import type { Sent } from './commands.ts';

/** Calls `act` at random moments, `rate` times a second on average, for `seconds`. */
export async function atRandomMoments(rate: number, seconds: number, act: () => void): Promise<void> {
  const end = performance.now() + seconds * 1000;
  // By the clock, not from call to call: what comes late makes nothing after it late.
  for (let next = performance.now(); ; ) {
    next += (-Math.log(1 - Math.random()) / rate) * 1000;
    if (next > end) break;
    await sleep(Math.max(0, next - performance.now()));
    act();
  }
  await sleep(Math.max(0, end - performance.now()));
}

/**
 * Rises from nought to `rate` within `seconds`: the functions emulator starts a process for every call it cannot give
 * to an idle one, and a hundred that start at once never get anywhere.
 */
export async function everMoreOften(rate: number, seconds: number, act: () => void): Promise<void> {
  const began = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - began) / (seconds * 1000)) {
    act();
    await sleep(1000 / (rate * Math.max(0.1, share)));
  }
}

export interface Said extends Sent {
  /** Milliseconds until the server said that it has the message. */
  readonly acknowledged: number;
}

/** People who talk through the product's own endpoint, within its limits. */
export class Speakers {
  readonly said: Said[] = [];
  /** How often somebody was told to wait. */
  refused = 0;
  readonly failures: string[] = [];
  readonly #people: readonly Viewer[];
  #turn = 0;
  readonly #open = new Set<Promise<void>>();

  constructor(people: readonly Viewer[]) {
    this.#people = people;
  }

  /** Somebody says something; whoever is told to wait does, and says it again. */
  say(chat: string, id: string = randomUUID()): void {
    const speaking = this.#say(chat, id).catch((error: unknown) => void this.failures.push(String(error)));
    this.#open.add(speaking);
    void speaking.then(() => this.#open.delete(speaking));
  }

  async #say(chat: string, id: string): Promise<void> {
    // In turn: two messages of one person at the same moment would wait for each other at the store, and nobody types so.
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

  /** How many wait for an answer. */
  get open(): number {
    return this.#open.size;
  }

  /** When everybody has been answered. */
  async silence(): Promise<void> {
    await Promise.all(this.#open);
  }
}
