import type { ChatMessage, ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { backlogAddress, type ChatList, readBacklog, readTail } from '@boma/domain/chat/chat-reader.ts';
import { retryPause } from '../../lib/timing/backoff.ts';
import type { Clock } from '../../lib/timing/clock.ts';

/** Milliseconds. A reopened listener first reports its cache; within this time the server normally answers. */
export const CONNECTION_GRACE = 2000;

export interface TailEvents {
  tail(tail: ChatTail): void;
  /** Reports whether the listener is connected to the server. */
  connected(connected: boolean): void;
  /** The listener has failed and reports nothing more. */
  broken(cause: unknown): void;
}

export interface TailReaderOptions {
  readonly clock: Clock;
  /** Returns a function that stops listening. */
  readonly listen: (events: TailEvents) => () => void;
  readonly fetchBacklog: (address: { block: number; epoch: number }) => Promise<readonly ChatMessage[]>;
  readonly log: (doing: string, cause: unknown) => void;
  /** Called with each new list, the tail that made it, and the list before. */
  readonly onList: (list: ChatList, tail: ChatTail, before: ChatList | undefined) => void;
  /** `connected` or `failed` has changed. */
  readonly onChange: () => void;
}

/** Builds the list from a chat's tail and backlog, and retries when one of them fails. */
export class TailReader {
  list: ChatList | undefined;
  connected = true;
  /** True if the last attempt to join the chat failed. */
  failed = false;
  readonly #options: TailReaderOptions;
  /** The newest tail that is not in the list yet. */
  #heard: ChatTail | undefined;
  #fetching = false;
  #failures = { listen: 0, fetch: 0 };
  #stopListening: (() => void) | undefined;
  #callOffListen: (() => void) | undefined;
  #callOffGrace: (() => void) | undefined;
  #callOffFetch: (() => void) | undefined;

  constructor(options: TailReaderOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#stopListening) return;
    this.#endWaiting();
    let current = true;
    const end = this.#options.listen({
      tail: (tail) => current && this.#hear(tail),
      connected: (connected) => current && this.#hearWhether(connected),
      broken: (cause) => current && this.#breakOff(cause),
    });
    this.#stopListening = () => {
      current = false;
      end();
    };
  }

  stop(): void {
    this.#endWaiting();
    this.#endGrace();
    this.#callOffFetch?.();
    this.#callOffFetch = undefined;
    this.#heard = undefined;
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  /** Retries now instead of after the pause. A stopped reader stays stopped. */
  hurry(): void {
    if (this.#callOffListen) this.start();
    else if (this.#callOffFetch && !this.#fetching) void this.#read();
  }

  #endWaiting(): void {
    this.#callOffListen?.();
    this.#callOffListen = undefined;
  }

  #endGrace(): void {
    this.#callOffGrace?.();
    this.#callOffGrace = undefined;
  }

  #hearWhether(connected: boolean): void {
    if (connected) {
      this.#endGrace();
      this.#setConnected(true);
    } else {
      this.#callOffGrace ??= this.#options.clock.after(CONNECTION_GRACE, () => this.#setConnected(false));
    }
  }

  #setConnected(connected: boolean): void {
    const failed = this.list ? false : !connected;
    if (this.connected === connected && this.failed === failed) return;
    this.connected = connected;
    this.failed = failed;
    this.#options.onChange();
  }

  #breakOff(cause: unknown): void {
    const { clock, log } = this.#options;
    log('Listening to the chat', cause);
    this.stop();
    this.#setConnected(false);
    this.#failures.listen += 1;
    this.#callOffListen = clock.after(retryPause(this.#failures.listen, clock.random()), () => this.start());
  }

  #hear(tail: ChatTail): void {
    this.#failures.listen = 0;
    this.#heard = tail;
    if (this.#fetching || (this.#callOffFetch && !readTail(this.list, tail))) return;
    void this.#read();
  }

  /** Reads the newest tail, and repeats this while newer ones arrive. */
  async #read(): Promise<void> {
    this.#callOffFetch?.();
    this.#callOffFetch = undefined;
    while (this.#heard) {
      const tail = this.#heard;
      this.#heard = undefined;
      const next = readTail(this.list, tail) ?? (await this.#fetch(tail));
      if (!next) return;
      const before = this.list;
      this.list = next;
      this.failed = false;
      this.#options.onList(this.list, tail, before);
    }
  }

  async #fetch(tail: ChatTail): Promise<ChatList | undefined> {
    this.#fetching = true;
    try {
      const backlog = await this.#options.fetchBacklog(backlogAddress(tail));
      this.#failures.fetch = 0;
      return readBacklog(backlog, tail);
    } catch (cause) {
      this.#missBacklog(tail, cause);
      return undefined;
    } finally {
      this.#fetching = false;
    }
  }

  /** Retries later. If a newer tail has arrived, its backlog has another address, so the first retry is immediate. */
  #missBacklog(tail: ChatTail, cause: unknown): void {
    const { clock, log } = this.#options;
    log('Fetching the messages of the chat', cause);
    const hasMovedOn = this.#heard !== undefined;
    this.#heard ??= tail;
    this.#failures.fetch += 1;
    if (!this.#stopListening) return;
    const { fetch } = this.#failures;
    const pause = hasMovedOn && fetch === 1 ? 0 : retryPause(fetch, clock.random());
    this.#callOffFetch = clock.after(pause, () => void this.#read());
    if (this.list) return;
    this.failed = true;
    this.#options.onChange();
  }
}
