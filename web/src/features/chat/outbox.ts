import type { ErrorCode } from '@boma/domain/errors.ts';
import { retryPause } from '../../lib/timing/backoff.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import { OFFLINE_PROBLEM, SESSION_PROBLEM, setbackOf } from './send-outcome.ts';
import {
  forgetUnsent,
  keepUnsent,
  type Pending,
  plain,
  type Unsent,
  type UnsentStore,
  unsentOf,
} from './unsent.ts';

/** Milliseconds after which a sent message that no tail has brought counts as removed. */
const ECHO_KEPT_MS = 30_000;

export interface OutboxOptions {
  readonly chat: string;
  readonly clock: Clock;
  readonly store: UnsentStore;
  readonly isOnline: () => boolean;
  /** True if the list is up to date, so that a stored message would be in it. */
  readonly isListCurrent: () => boolean;
  readonly post: (unsent: Unsent) => Promise<unknown>;
  readonly newId: () => string;
  readonly onRefused: (refusal: ErrorCode | undefined) => void;
  readonly onChange: () => void;
}

const isDue = ({ state }: Pending) => state === 'sending' || state === 'waiting';

/** One user's unsent messages in one chat. Sends one at a time, in order, until the server has stored each. */
export class Outbox {
  pending: readonly Pending[] = [];
  readonly #options: OutboxOptions;
  #uid: string | undefined;
  #posting = false;
  #failures = 0;
  /** The server accepts no message before this time; unix milliseconds. */
  #notBefore = 0;
  #callOff: (() => void) | undefined;
  /** True while the author has no session. Nothing is sent until they have one again. */
  #held = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /**
   * Sends for this user from now on. Unsent messages of another user are kept for that user. If the session ends, the
   * messages stay in sight until their author signs in again; a sign-out has removed them from the store before.
   */
  setSender(uid: string | undefined): void {
    if (uid === this.#uid) return;
    if (uid === undefined) return this.#hold();
    const { store, chat, clock } = this.#options;
    this.#uid = uid;
    this.#failures = 0;
    this.#notBefore = 0;
    this.#held = false;
    const unsent = unsentOf(store, { uid, chat, now: clock.now() });
    this.#set(unsent.map((each) => ({ ...each, state: 'waiting' })));
    this.hurry();
  }

  add(text: string): void {
    const { store, chat, clock, newId, isOnline } = this.#options;
    if (this.#uid === undefined) return;
    const unsent = { id: newId(), chat, uid: this.#uid, text, at: clock.now() };
    keepUnsent(store, unsent);
    const waits = this.#callOff !== undefined || this.#held || !isOnline();
    this.#set([...this.pending, { ...unsent, state: waits ? 'waiting' : 'sending' }]);
    this.#flush();
  }

  retry(row: string): void {
    this.#held = false;
    const failed = this.pending.find((each) => each.id === row && each.state === 'failed');
    if (failed) {
      const { store, clock, newId } = this.#options;
      // The id belongs to another user's message, so this message needs a new one.
      const id = failed.refusal === 'conflict' ? newId() : failed.id;
      const again = { ...plain(failed), id, at: clock.now() };
      keepUnsent(store, again);
      this.#set([...this.pending.filter((each) => each !== failed), { ...again, state: 'sending' }]);
    }
    this.hurry();
  }

  discard(id: string): void {
    const state = this.pending.find((each) => each.id === id)?.state;
    if (state === 'failed' || state === 'waiting') this.#drop(new Set([id]));
    this.#flush();
  }

  /** Drops these messages, because they are in the list or have been deleted, and those whose echo is too old. */
  settle(ids: ReadonlySet<string>): void {
    const { clock } = this.#options;
    const isOver = ({ id, takenAt }: Pending) =>
      ids.has(id) || (takenAt !== undefined && takenAt + ECHO_KEPT_MS <= clock.now());
    this.#drop(new Set(this.pending.filter(isOver).map(({ id }) => id)));
  }

  /** Another tab has changed the stored messages. Messages that are gone were sent or dropped there. */
  follow(): void {
    const kept = new Set(this.#options.store.read().map(({ id }) => id));
    const gone = this.pending.filter(({ id, state }) => state === 'waiting' && !kept.has(id));
    this.#drop(new Set(gone.map(({ id }) => id)));
  }

  /** Call it when a user has signed in. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#flush();
  }

  /** Ends the current pause, for example because the connection is back. A pause that the server asked for stays. */
  hurry(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#flush();
  }

  /** Ends the pause that the server asked for too, because staff have changed the pace of the chat. It may ask again. */
  forgetPause(): void {
    this.#notBefore = 0;
    this.hurry();
  }

  #hold(): void {
    const kept = new Set(this.#options.store.read().map(({ id }) => id));
    this.#uid = undefined;
    this.#held = true;
    const held = this.pending.filter((each) => isDue(each) && kept.has(each.id));
    this.#set(held.map((each) => ({ ...plain(each), state: 'waiting', problem: SESSION_PROBLEM })));
  }

  #set(pending: readonly Pending[]): void {
    this.pending = pending;
    this.#options.onChange();
  }

  #drop(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    forgetUnsent(this.#options.store, ids);
    const kept = this.pending.filter(({ id }) => !ids.has(id));
    if (kept.length < this.pending.length) this.#set(kept);
  }

  #change(id: string, part: Partial<Pending>): void {
    this.#set(
      this.pending.map((each) => (each.id === id ? { ...plain(each), state: each.state, ...part } : each)),
    );
  }

  #flush(): void {
    const { clock, isOnline } = this.#options;
    const next = this.pending.find(isDue);
    if (this.#posting || this.#callOff || this.#held || !next) return;
    const pause = this.#notBefore - clock.now();
    if (!isOnline()) this.#wait(next.id, { problem: OFFLINE_PROBLEM });
    else if (pause > 0) this.#after(pause);
    else void this.#post(next);
  }

  #after(pause: number): void {
    this.#callOff = this.#options.clock.after(pause, () => this.hurry());
  }

  /** Makes this message wait, and all later ones with it, so that the order stays. */
  #wait(id: string, why: Pick<Pending, 'problem' | 'refusal'>): void {
    this.#set(
      this.pending.map((each) => {
        if (each.id === id) return { ...plain(each), state: 'waiting', ...why };
        return isDue(each) ? { ...plain(each), state: 'waiting' } : each;
      }),
    );
  }

  async #post(next: Pending): Promise<void> {
    const { post, clock, store, isListCurrent } = this.#options;
    this.#posting = true;
    if (next.state !== 'sending' || next.problem) this.#change(next.id, { state: 'sending' });
    try {
      await post(plain(next));
      this.#failures = 0;
      forgetUnsent(store, new Set([next.id]));
      this.#change(next.id, { state: 'sent', takenAt: clock.now() });
      clock.after(ECHO_KEPT_MS, () => isListCurrent() && this.settle(new Set()));
    } catch (cause) {
      this.#suffer(next, cause);
    } finally {
      this.#posting = false;
    }
    this.#flush();
  }

  #suffer({ id }: Pending, cause: unknown): void {
    // The tail has already brought the message, or its author has signed out.
    if (!this.pending.some((each) => each.id === id)) return;
    const { clock, store, onRefused } = this.#options;
    const { kind, problem, refusal, after } = setbackOf(cause);
    const why = { problem, ...(refusal ? { refusal } : {}) };
    if (kind === 'fail') {
      forgetUnsent(store, new Set([id]));
      this.#change(id, { state: 'failed', ...why });
      onRefused(refusal);
      return;
    }
    this.#wait(id, why);
    this.#failures += 1;
    if (after !== undefined) this.#notBefore = clock.now() + after;
    if (kind === 'wait') return this.#after(after ?? retryPause(this.#failures, clock.random()));
    this.#held = true;
    onRefused(refusal);
  }
}
