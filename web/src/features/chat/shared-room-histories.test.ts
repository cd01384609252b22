import { casesToPlay } from '@boma/domain/cases-to-play.test-support.ts';
import { AppError } from '@boma/domain/errors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeWorld, naledi } from './chat-world.test-support.ts';
import { ids } from './joined-room.test-support.ts';
import type { SharedRoom } from './shared-room.ts';

const nothing = <K extends string>(kind: K) => fc.constant({ kind });
const which = fc.nat({ max: 30 });
const step = fc.oneof(
  { weight: 6, arbitrary: nothing('say') },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('others' as const), count: fc.integer({ min: 1, max: 14 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  { weight: 6, arbitrary: nothing('deliver') },
  { weight: 5, arbitrary: nothing('backlogs') },
  { weight: 1, arbitrary: nothing('no-backlog') },
  { weight: 5, arbitrary: nothing('take') },
  { weight: 2, arbitrary: nothing('lose-request') },
  { weight: 2, arbitrary: nothing('lose-answer') },
  { weight: 1, arbitrary: nothing('too-fast') },
  { weight: 1, arbitrary: nothing('break') },
  { weight: 2, arbitrary: nothing('network') },
  { weight: 2, arbitrary: nothing('seen') },
  { weight: 1, arbitrary: nothing('reload') },
  { weight: 1, arbitrary: nothing('change-person') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('discard' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const thabo = { uid: 'thabo', displayName: 'Thabo', roles: [] };

/** One browser with one person in it, mostly, and everything that can happen to them. */
class Life {
  readonly world = new FakeWorld();
  room: SharedRoom;
  /** The messages that Naledi sent and did not delete, in order. */
  said: string[] = [];
  readonly #discarded = new Set<string>();
  #others = 0;
  #isSeen = true;

  constructor(before: number) {
    this.#write(before);
    this.room = this.#open();
  }

  async do(each: Step): Promise<void> {
    const { world } = this;
    if (each.kind === 'say' && this.room.send(`Text ${this.said.length}`) === 'sent-off') this.#noteSaid();
    if (each.kind === 'others') this.#write(each.count);
    if (each.kind === 'delete') world.server.delete(this.#pick(each.which));
    if (each.kind === 'deliver') await world.deliver();
    if (each.kind === 'backlogs') await world.answerBacklogs();
    if (each.kind === 'no-backlog') world.backlogs.open.shift()?.refuse(new AppError('unavailable'));
    if (each.kind === 'take') await world.takePost();
    if (each.kind === 'lose-request') await world.failPost(new AppError('unavailable'));
    if (each.kind === 'lose-answer') await world.failPost(new AppError('unavailable'), true);
    if (each.kind === 'too-fast') await world.failPost(new AppError('too-many-requests', { retryAfter: 3 }));
    if (each.kind === 'break')
      for (const events of world.listeners) events.broken(new AppError('unavailable'));
    if (each.kind === 'network') world.setOnline(!world.isOnline);
    if (each.kind === 'seen') this.#show(!this.#isSeen);
    if (each.kind === 'reload') this.#reload();
    if (each.kind === 'change-person') world.signIn(world.viewer === naledi ? thabo : naledi);
    if (each.kind === 'discard') this.#discard(each.which);
    if (each.kind === 'remove') this.#remove(each.which);
    if (each.kind === 'pass') await world.clock.pass(each.seconds * 1000);
    await world.rest();
  }

  /** Delivers all ticks and answers. Unsent messages stay unsent. */
  async hearAll(): Promise<void> {
    const { world } = this;
    if (world.viewer !== naledi) world.signIn(naledi);
    this.#show(true);
    world.setOnline(true);
    for (let round = 0; round < 6; round += 1) {
      await world.clock.pass(30_000);
      await world.deliver();
      await world.answerBacklogs();
    }
  }

  async sendAll(): Promise<void> {
    for (let round = 0; round < this.said.length + 5; round += 1) {
      await this.world.clock.pass(30_000);
      while (this.world.posts.open.length > 0) await this.world.takePost();
    }
  }

  get stillPending(): readonly string[] {
    return this.said.filter((id) => !this.world.server.hasEverHad(id) && !this.#discarded.has(id));
  }

  get wanted(): readonly string[] {
    return this.said.filter((id) => !this.#discarded.has(id));
  }

  #noteSaid(): void {
    const own = this.world.stored.at(-1);
    if (own?.uid === 'naledi') this.said.push(own.id);
  }

  #write(count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.#others += 1;
      this.world.server.write({ id: `other-${this.#others}` });
    }
  }

  #open(): SharedRoom {
    const room = this.world.open();
    room.subscribe(() => undefined);
    return room;
  }

  #reload(): void {
    this.world.leavePage();
    this.room = this.#open();
  }

  #show(seen: boolean): void {
    this.#isSeen = seen;
    this.world.show(seen);
  }

  #pick(which: number): string {
    const newest = this.world.server.newest();
    return newest[newest.length - 1 - which]?.id ?? '';
  }

  #discard(which: number): void {
    const waiting = this.room.read().rows.filter(({ state }) => state === 'waiting');
    const id = waiting[which % Math.max(1, waiting.length)]?.message.id;
    if (id === undefined) return;
    this.room.discard(id);
    this.#discarded.add(id);
  }

  /** Deletes a sent message. The server confirms the deletion at once. */
  #remove(which: number): void {
    const sent = this.room.read().rows.filter(({ state, mine }) => state === 'sent' && mine);
    const id = sent[which % Math.max(1, sent.length)]?.message.id;
    if (id === undefined) return;
    void this.room.remove(id);
    this.world.server.delete(id);
    this.world.removals.open.shift()?.answer({});
  }
}

function expectWhole(room: SharedRoom): void {
  const all = ids(room);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeLessThanOrEqual(180);
  const states = room.read().rows.map(({ state }) => state);
  const firstUnsent = states.findIndex((state) => state !== 'sent');
  // The pending row of a sent message may remain among the unsent ones until the tail holds the message.
  if (firstUnsent >= 0)
    expect(
      room
        .read()
        .rows.slice(firstUnsent)
        .every(({ mine }) => mine),
    ).toBe(true);
}

describe('whatever happens to a browser', () => {
  it('ends with the server’s messages and the pending ones, each once and in order', async () => {
    const before = fc.constantFrom(0, 5, 170, 185);
    await fc.assert(
      fc.asyncProperty(before, fc.array(step, { minLength: 10, maxLength: 90 }), async (count, steps) => {
        const life = new Life(count);
        for (const each of steps) {
          await life.do(each);
          expectWhole(life.room);
        }
        await life.hearAll();
        const listed = life.world.server.newest().map(({ id }) => id);
        expect(ids(life.room)).toEqual([...listed, ...life.stillPending].slice(-180));

        await life.sendAll();
        await life.hearAll();
        expect(ids(life.room)).toEqual(life.world.server.newest().map(({ id }) => id));
        expect(life.room.read().rows.every(({ state }) => state === 'sent')).toBe(true);
        expect(life.wanted.every((id) => life.world.server.hasEverHad(id))).toBe(true);
        const own = life.world.server.newest().filter(({ user_id: uid }) => uid === 'naledi');
        expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted());
        expect(life.world.stored.filter(({ uid }) => uid === 'naledi')).toEqual([]);
      }),
      { seed: 20_261_121, numRuns: casesToPlay({ all: 300, part: 100 }) },
    );
  }, 120_000);
});
