import { MESSAGE_MAX_LENGTH, RAW_MAX_LENGTH } from '@boma/domain/chat/chat.constants.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { cleanText } from '@boma/domain/clean-text.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';
import { createListeners } from '../../lib/store.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import { arrivals, rowsOf, type Viewer } from './chat-list.ts';
import { type ChatState, joining, type SendResult } from './chat-state.ts';
import { Outbox } from './outbox.ts';
import { removalProblem } from './send-outcome.ts';
import { type TailEvents, TailReader } from './tail-reader.ts';
import type { Unsent, UnsentStore } from './unsent.ts';

type Subscribe = (listener: () => void) => () => void;

/** Everything a room needs from outside. The room calls nothing before the first panel subscribes. */
export interface ChatWorld {
  readonly clock: Clock;
  /** Returns a function that stops listening. */
  readonly listen: (chat: string, events: TailEvents) => () => void;
  /** Calls `start` while the page is visible. Returns a function that stops for good. */
  readonly whileSeen: (start: () => () => void) => () => void;
  readonly fetchBacklog: (
    chat: string,
    address: { block: number; epoch: number },
  ) => Promise<readonly ChatMessage[]>;
  readonly post: (unsent: Unsent) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser goes on or off the network. */
  readonly onNetwork: Subscribe;
  readonly viewer: () => Viewer | undefined;
  readonly onViewer: Subscribe;
  readonly unsent: UnsentStore;
  /** Calls the listener when another tab has changed the unsent messages. */
  readonly onUnsent: Subscribe;
  readonly newId: () => string;
  readonly onRefused: (refusal: ErrorCode | undefined) => void;
  readonly log: (doing: string, cause: unknown) => void;
}

/** The room that all panels of one chat on a page share. */
export class SharedRoom {
  #state: ChatState = joining;
  readonly #world: ChatWorld;
  readonly #listeners = createListeners(() => {
    this.#open();
    this.#stop = this.#join();
    return () => {
      this.#stop?.();
      this.#stop = undefined;
    };
  });
  readonly #reader: TailReader;
  readonly #outbox: Outbox;
  readonly #hidden = new Set<string>();
  readonly #problems = new Map<string, string>();
  #arrived = 0;
  #isOpen = false;
  /** Undefined until a panel has heard it. */
  #slow: number | undefined;
  /** Messages that came while no panel was open do not count as new. */
  #isJoining = true;
  #stop: (() => void) | undefined;
  /** The last user of this page: the author of the messages that wait here for a sign-in. */
  #author: Viewer | undefined;

  constructor(chat: string, world: ChatWorld) {
    const { clock, unsent: store, isOnline, post, newId, onRefused, log } = world;
    const onChange = () => this.#show();
    this.#world = world;
    this.#reader = new TailReader({
      clock,
      log,
      onChange,
      listen: (events) => world.listen(chat, events),
      fetchBacklog: (address) => world.fetchBacklog(chat, address),
      onList: (list, tail, before) => {
        if (before && !this.#isJoining)
          this.#arrived += arrivals(before.messages, list.messages, world.viewer()?.uid);
        this.#isJoining = false;
        this.#outbox.settle(new Set([...list.messages.map(({ id }) => id), ...tail.deleted]));
        this.#show();
      },
    });
    const isListCurrent = () => this.#reader.connected && this.#stop !== undefined;
    this.#outbox = new Outbox({
      chat,
      clock,
      store,
      isOnline,
      isListCurrent,
      post,
      newId,
      onRefused,
      onChange,
    });
  }

  readonly read = (): ChatState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  send(text: string): SendResult {
    if (text.length > RAW_MAX_LENGTH) return 'too-long';
    const cleaned = cleanText(text);
    if (cleaned === '') return 'empty';
    if (cleaned.length > MESSAGE_MAX_LENGTH) return 'too-long';
    if (!this.#world.viewer()) return 'guest';
    this.#open();
    this.#outbox.add(cleaned);
    return 'sent-off';
  }

  retry(id: string): void {
    this.#outbox.retry(id);
  }

  discard(id: string): void {
    this.#outbox.discard(id);
  }

  async remove(id: string): Promise<void> {
    this.#hidden.add(id);
    this.#problems.delete(id);
    this.#show();
    try {
      await this.#world.remove(id);
      this.#outbox.settle(new Set([id]));
    } catch (cause) {
      this.#hidden.delete(id);
      this.#problems.set(id, removalProblem(cause));
    }
    this.#show();
  }

  rejoin(): void {
    this.#reader.hurry();
    this.#outbox.hurry();
  }

  /** A message that waits goes out as soon as staff end the slow mode or the pause. */
  setSlow(seconds: number): void {
    if (this.#slow !== undefined && this.#slow !== seconds) this.#outbox.forgetPause();
    this.#slow = seconds;
  }

  #join(): () => void {
    this.#isJoining = true;
    return this.#world.whileSeen(() => {
      this.#reader.start();
      return () => this.#reader.stop();
    });
  }

  /** Starts sending for as long as the page lives: unsent messages go out even after the last panel is closed. */
  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { viewer, onViewer, onNetwork, onUnsent } = this.#world;
    onNetwork(() => {
      this.rejoin();
      this.#show();
    });
    onUnsent(() => this.#outbox.follow());
    onViewer(() => {
      const uid = viewer()?.uid;
      this.#outbox.setSender(uid);
      if (uid !== undefined) this.#outbox.release();
      this.#show();
    });
    this.#outbox.setSender(viewer()?.uid);
  }

  #show(): void {
    const { list, failed } = this.#reader;
    const viewer = this.#world.viewer();
    this.#author = viewer ?? this.#author;
    const connected = this.#reader.connected && this.#world.isOnline();
    const rows = rowsOf(
      {
        messages: list?.messages ?? [],
        pending: this.#outbox.pending,
        viewer,
        author: this.#author,
        hidden: this.#hidden,
        problems: this.#problems,
      },
      this.#state.rows,
    );
    const unlisted = failed ? 'failed' : 'joining';
    const next: ChatState = { status: list ? 'ready' : unlisted, connected, rows, arrived: this.#arrived };
    const before = this.#state;
    const isSame = (['status', 'connected', 'rows', 'arrived'] as const).every(
      (key) => next[key] === before[key],
    );
    if (isSame) return;
    this.#state = next;
    this.#listeners.notify();
  }
}
