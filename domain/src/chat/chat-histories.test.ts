import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesToPlay } from '../cases-to-play.test-support.ts';
import { type ChatLimits } from './chat.constants.ts';
import { message as template } from './chat.fixtures.ts';
import type { ChatFold, ChatMessage, ChatTail } from './chat.schema.ts';
import { backlogAddress, type ChatList, readBacklog, readTail } from './chat-reader.ts';
import { emptyTail } from './empty-tail.ts';
import { cursorOf, foldChat, inOrder } from './fold-chat.ts';

/** Small enough that short histories overflow each limit. */
const SMALL: ChatLimits = { backlog: 9, tail: 3, deleted: 2 };

/** Store, folds and CDN. Each step happens at one moment, which transactions ensure in the real ones. */
class House {
  readonly chat = new Map<string, ChatMessage>();
  readonly pending: string[] = [];
  /** A repeated send is recognised, so a deleted message does not come back. */
  readonly #deleted = new Set<string>();
  readonly #cdn = new Map<string, ChatMessage[]>();
  tail: ChatTail = emptyTail;
  window: ChatFold['window'] = [];

  newest(): ChatMessage[] {
    return [...this.chat.values()].sort(inOrder).slice(-SMALL.backlog);
  }

  /** A repeated call writes nothing. Either way the message is due to be folded again. */
  write(id: string, sentAt: number): void {
    if (!this.chat.has(id) && !this.#deleted.has(id)) this.chat.set(id, { ...template, id, sent_at: sentAt });
    this.pending.push(id);
  }

  delete(id: string): void {
    if (!this.chat.delete(id)) return;
    this.#deleted.add(id);
    this.pending.push(id);
  }

  /** Folds as `foldTail` does: the message that is due, and those after the newest of the window. */
  fold(id: string): void {
    const due = this.chat.get(id);
    const isFolded = this.window.some((place) => place.id === id);
    if (isFolded === (due !== undefined)) return;
    const cursor = due ? cursorOf(this.window, Number.POSITIVE_INFINITY) : undefined;
    const found = this.newest().filter((each) => !cursor || inOrder(each, cursor) > 0);
    const since = found.length < SMALL.backlog ? ('ever' as const) : found[0];
    const next = foldChat(
      this.tail,
      this.window,
      {
        messages: due ? [...found, due] : found,
        missing: due ? [] : [id],
        ...(cursor || !since ? {} : { since }),
      },
      SMALL,
    );
    if (next) ({ tail: this.tail, window: this.window } = next);
  }

  /** The first answer for an address is kept for ever. */
  backlog(tail: ChatTail): ChatMessage[] {
    const { block, epoch } = backlogAddress(tail, SMALL);
    const address = `${block}/${epoch}`;
    const fresh = () => this.window.flatMap(({ id }) => this.chat.get(id) ?? []);
    const answer = this.#cdn.get(address) ?? fresh();
    this.#cdn.set(address, answer);
    return answer;
  }
}

class Reader {
  #list: ChatList | undefined;
  #received: ChatTail | undefined;
  #listens = true;
  fetched = 0;

  /** Receives a tail, which `act` may read only after further ones were published. */
  receive(tail: ChatTail): void {
    if (this.#listens) this.#received = tail;
  }

  /** The connection breaks or the page is hidden: an unread tail is lost, the list stays. */
  drop(): void {
    this.#listens = false;
    this.#received = undefined;
  }

  /** Listens again and receives the current tail. */
  listen(tail: ChatTail): void {
    this.#listens = true;
    this.receive(tail);
  }

  act(house: House): void {
    if (!this.#received) return;
    const tail = this.#received;
    const next = readTail(this.#list, tail, SMALL);
    if (!next) this.fetched += 1;
    this.#list = next ?? readBacklog(house.backlog(tail), tail, SMALL);
  }

  get messages(): readonly ChatMessage[] {
    return this.#list?.messages ?? [];
  }
}

const who = fc.nat({ max: 2 });
const which = fc.nat({ max: 40 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('write' as const), which, late: fc.nat({ max: 12 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fold' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('receive' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('act' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('listen' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function play(steps: readonly Step[]): { house: House; readers: Reader[] } {
  const house = new House();
  const readers = [new Reader(), new Reader(), new Reader()];
  for (const [time, each] of steps.entries()) {
    if (each.kind === 'write') house.write(`m${each.which}`, Math.max(1, 100 + time - each.late));
    if (each.kind === 'delete') house.delete(`m${each.which}`);
    // In any order, and not all of them: processes die, and their events arrive later.
    if (each.kind === 'fold') house.fold(house.pending[each.which % house.pending.length] ?? '');
    if (each.kind === 'repeat') house.fold(`m${each.which}`);
    if (each.kind === 'receive') readers[each.who]?.receive(house.tail);
    if (each.kind === 'act') readers[each.who]?.act(house);
    if (each.kind === 'drop') readers[each.who]?.drop();
    if (each.kind === 'listen') readers[each.who]?.listen(house.tail);
  }
  return { house, readers };
}

function settle({ house, readers }: { house: House; readers: Reader[] }): void {
  for (const id of house.pending.toReversed()) house.fold(id);
  for (const reader of readers) {
    reader.listen(house.tail);
    reader.act(house);
  }
}

const histories = { seed: 20_261_121, numRuns: casesToPlay({ all: 1000, part: 300 }) };

describe('any history of a chat', () => {
  it('ends with the same list for every reader as for a fresh query, each message once', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 160 }), (steps) => {
        const played = play(steps);
        settle(played);
        const truth = played.house.newest();
        expect(played.house.window.map(({ id }) => id)).toEqual(truth.map(({ id }) => id));
        for (const reader of played.readers) expect(reader.messages).toEqual(truth);
      }),
      histories,
    );
  });

  it('never decreases the numbers of the tail and gives no number twice', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 160 }), (steps) => {
        const house = new House();
        const given = new Map<number, string>();
        for (const [time, each] of steps.entries()) {
          const before = house.tail;
          if (each.kind === 'write') house.write(`m${time}`, 100 + time - each.late);
          if (each.kind === 'delete') house.delete(`m${each.which}`);
          if (each.kind === 'fold') house.fold(house.pending[each.which % house.pending.length] ?? '');
          expect(house.tail.seq).toBeGreaterThanOrEqual(before.seq);
          expect(house.tail.deletions).toBeGreaterThanOrEqual(before.deletions);
          for (const { seq, id } of house.tail.messages) {
            expect(given.get(seq) ?? id).toBe(id);
            given.set(seq, id);
          }
          expect(new Set(given.values()).size).toBe(given.size);
        }
      }),
      histories,
    );
  });

  it('makes a reader that receives every tick fetch once while nothing is deleted', () => {
    const house = new House();
    const reader = new Reader();
    for (let time = 1; time <= 50; time += 1) {
      house.write(`m${time}`, time);
      house.fold(`m${time}`);
      reader.receive(house.tail);
      reader.act(house);
    }
    expect(reader.fetched).toBe(1);
    expect(reader.messages).toEqual(house.newest());
  });
});
