import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { type FakeClock, fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import type { Viewer } from './chat-list.ts';
import { ChatServer } from './chat-server.test-support.ts';
import { type ChatWorld, SharedRoom } from './shared-room.ts';
import type { TailEvents } from './tail-reader.ts';
import type { Unsent } from './unsent.ts';

/** A call that has been made and waits for its answer. */
export interface Call<I, O> {
  readonly input: I;
  readonly answer: (value: O) => void;
  readonly refuse: (cause: unknown) => void;
}

function calls<I, O>() {
  const open: Call<I, O>[] = [];
  const call = (input: I) =>
    new Promise<O>((answer, refuse) => {
      open.push({ input, answer, refuse });
    });
  return { open, call };
}

function caller() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    subscribe,
    forget: () => listeners.clear(),
    call: () => [...listeners].forEach((listener) => listener()),
  };
}

export const naledi: Viewer = { uid: 'naledi', displayName: 'Naledi', roles: [] };

/** A browser, its network and the server, all driven by the test alone. */
export class FakeWorld {
  readonly clock: FakeClock = fakeClock();
  readonly server = new ChatServer();
  readonly posts = calls<Unsent, unknown>();
  readonly backlogs = calls<{ block: number; epoch: number }, readonly ChatMessage[]>();
  readonly removals = calls<string, unknown>();
  readonly refusals: unknown[] = [];
  readonly network = caller();
  readonly session = caller();
  readonly otherTab = caller();
  listeners = new Set<TailEvents>();
  /** How often a listener was opened. */
  joins = 0;
  isOnline = true;
  viewer: Viewer | undefined = naledi;
  /** The stored items that outlive a reload. */
  stored: readonly Unsent[] = [];
  #seen = {
    is: true,
    start: undefined as (() => () => void) | undefined,
    stop: undefined as (() => void) | undefined,
  };
  #ids = 0;
  #pages = 0;

  open(chat = 'chat-general'): SharedRoom {
    const page = (this.#pages += 1);
    const isAlive = () => page === this.#pages;
    const { clock } = this;
    // A page that was left hears of no answer any more.
    const inLife = <T>(answer: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        answer.then(
          (value) => isAlive() && resolve(value),
          (cause: unknown) => isAlive() && reject(cause),
        );
      });
    const world: ChatWorld = {
      clock: { ...clock, after: (pause, act) => clock.after(pause, () => isAlive() && act()) },
      listen: (_, events) => {
        this.joins += 1;
        this.listeners.add(events);
        return () => void this.listeners.delete(events);
      },
      whileSeen: (start) => {
        this.#seen.start = start;
        if (this.#seen.is) this.#seen.stop = start();
        return () => {
          this.#seen.stop?.();
          this.#seen.stop = this.#seen.start = undefined;
        };
      },
      fetchBacklog: (_, address) => this.backlogs.call(address),
      post: (unsent) => inLife(this.posts.call(unsent)),
      remove: (id) => this.removals.call(id),
      isOnline: () => this.isOnline,
      onNetwork: this.network.subscribe,
      viewer: () => this.viewer,
      onViewer: this.session.subscribe,
      unsent: { read: () => this.stored, write: (all) => (this.stored = all) },
      onUnsent: this.otherTab.subscribe,
      newId: () => `my-message-${String((this.#ids += 1)).padStart(6, '0')}`,
      onRefused: (refusal) => this.refusals.push(refusal),
      log: () => undefined,
    };
    return new SharedRoom(chat, world);
  }

  /** Hidden for over a minute, or seen again. */
  show(seen: boolean): void {
    if (this.#seen.is === seen) return;
    this.#seen.is = seen;
    if (seen) this.#seen.stop = this.#seen.start?.();
    else this.#seen.stop?.();
  }

  setOnline(online: boolean): void {
    this.isOnline = online;
    this.network.call();
  }

  signIn(viewer: Viewer | undefined): void {
    this.viewer = viewer;
    this.session.call();
  }

  /** Waits until all started work has settled. */
  rest(): Promise<void> {
    return this.clock.pass(0);
  }

  /** Delivers the newest tail to the listeners. */
  async deliver(): Promise<void> {
    for (const events of this.listeners) {
      events.connected(true);
      events.tail(this.server.tail);
    }
    await this.rest();
  }

  async answerBacklogs(): Promise<void> {
    for (const { input, answer, refuse } of this.backlogs.open.splice(0)) {
      try {
        answer(this.server.backlog(input));
      } catch (cause) {
        refuse(cause);
      }
    }
    await this.rest();
  }

  /** Stores the message of the first open call, and delivers the answer. */
  async takePost(): Promise<void> {
    const post = this.posts.open.shift();
    if (post) this.#write(post.input);
    post?.answer({});
    await this.rest();
  }

  /** Fails the call. The server may have stored the message. */
  async failPost(cause: unknown, taken = false): Promise<void> {
    const post = this.posts.open.shift();
    if (post && taken) this.#write(post.input);
    post?.refuse(cause);
    await this.rest();
  }

  async join(room: SharedRoom): Promise<() => void> {
    const leave = room.subscribe(() => undefined);
    await this.rest();
    await this.deliver();
    await this.answerBacklogs();
    return leave;
  }

  /** Discards the page. Its open calls may still reach the server. */
  leavePage(): void {
    this.#pages += 1;
    for (const { forget } of [this.network, this.session, this.otherTab]) forget();
    this.listeners.clear();
    this.#seen.start = this.#seen.stop = undefined;
    this.backlogs.open.length = 0;
    this.removals.open.length = 0;
  }

  #write({ id, chat, uid, text }: Unsent): void {
    this.server.write({ id, chat, user_id: uid, author: 'Naledi', message: text });
  }
}
