import type { Clock } from '../../lib/timing/clock.ts';
import type { ChatRow, ChatState } from './chat-state.ts';

/** Milliseconds between two announcements, so that a screen reader also gets to read the rest of the page. */
export const ANNOUNCEMENT_PAUSE = 10_000;
/** Milliseconds for which an announcement stays in the live region, so that the same words can be announced again. */
const STANDS_FOR = 5000;

export interface AnnouncerOptions {
  readonly clock: Clock;
  /** Puts the text into a polite live region; an empty one clears it. */
  readonly say: (text: string) => void;
}

/** Announces new messages to screen readers, in batches. */
export class Announcer {
  readonly #options: AnnouncerOptions;
  #arrived: number | undefined;
  #known: ReadonlySet<string> = new Set();
  #unsaid: readonly ChatRow[] = [];
  #listens: (row: ChatRow) => boolean = () => true;
  #callOff: (() => void) | undefined;
  #callOffClearing: (() => void) | undefined;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
  }

  /** Only rows for which `listens` returns true are announced. */
  setListening(listens: (row: ChatRow) => boolean): void {
    this.#listens = listens;
    this.#unsaid = this.#unsaid.filter(listens);
  }

  /** Call it with each new state of the room. Messages of the first state are not announced. */
  hear({ rows, arrived, status }: ChatState): void {
    if (status !== 'ready') return;
    const count = arrived - (this.#arrived ?? arrived);
    const isNew = ({ message, mine, state }: ChatRow) =>
      !mine && state === 'sent' && !this.#known.has(message.id);
    const fresh = count > 0 ? rows.filter(isNew).slice(-count).filter(this.#listens) : [];
    this.#arrived = arrived;
    this.#known = new Set(rows.map(({ message }) => message.id));
    const isStillThere = ({ message }: ChatRow) => this.#known.has(message.id);
    this.#unsaid = [...this.#unsaid.filter(isStillThere), ...fresh];
    if (fresh.length > 0 && !this.#callOff) this.#speak();
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#callOffClearing?.();
  }

  #speak(): void {
    const { clock, say } = this.#options;
    const [first] = this.#unsaid;
    const count = this.#unsaid.length;
    this.#callOff = undefined;
    if (!first) return;
    say(count === 1 ? `${first.message.author}: ${first.message.message}` : `${count} new messages`);
    this.#unsaid = [];
    this.#callOffClearing?.();
    this.#callOffClearing = clock.after(STANDS_FOR, () => say(''));
    this.#callOff = clock.after(ANNOUNCEMENT_PAUSE, () => this.#speak());
  }
}
