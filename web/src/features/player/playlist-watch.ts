import type { Clock } from '../../lib/timing/clock.ts';

/** What one reading of a live playlist shows. */
export interface PlaylistReading {
  /** Its newest segment that can be fetched. Undefined: it has none, or it is finished. */
  readonly newest: string | undefined;
  /** The most seconds that a segment lasts. */
  readonly targetSeconds: number;
}

/** After so many target durations without a new segment the camera is off the air, whatever can still be decoded. */
const STANDS_AFTER_SEGMENTS = 3;
/** Three short segments last less than a media server needs to connect to a camera again. */
const STANDS_AFTER_AT_LEAST_MS = 12_000;
/** So many readings have to find the same: after a computer's sleep the first one says nothing of the time before. */
const STANDS_AFTER_REPEATS = 2;

/** Milliseconds without a reading after which the computer has slept: what was counted before says nothing any more. */
const SLEPT_AFTER = 60_000;

/** Milliseconds between two readings of the page itself. */
const READ_EVERY = 6000;

export interface PlaylistWatchOptions {
  readonly clock: Clock;
  /** A segment has come that was not there before. */
  readonly onNew: () => void;
  /** No segment has come for three target durations and twelve seconds, or there is none at all. */
  readonly onStanding: () => void;
}

/** A camera behind several edges can have a playlist at each, with numbers of its own. */
const SEEN_AT_MOST = 4;

/** Judges by the readings of a camera's playlist whether the camera still films. */
export class PlaylistWatch {
  readonly #options: PlaylistWatchOptions;
  /** The newest segments that readings have found, the last one first. */
  #seen: readonly string[] = [];
  #since = 0;
  #readAt = 0;
  /** How many readings in a row have found a segment that was known before. */
  #repeats = 0;
  /** Whether a try has read the playlist since the engine read a new segment. */
  #isTried = false;
  #callOff: (() => void) | undefined;

  constructor(options: PlaylistWatchOptions) {
    this.#options = options;
  }

  /** Notes the newest segment of a playlist. True if no reading has found it before. */
  #isNew(newest: string): boolean {
    if (this.#seen.includes(newest)) return false;
    this.#seen = [newest, ...this.#seen].slice(0, SEEN_AT_MOST);
    this.#since = this.#options.clock.now();
    this.#repeats = 0;
    return true;
  }

  /**
   * Judges what a try found after the camera stood. 'unsure': the first one may have read another rendition than the engine
   * did, whose numbers are others.
   */
  findAfterStanding(newest: string): 'old' | 'unsure' | 'new' {
    const isFirst = !this.#isTried;
    this.#isTried = true;
    if (!this.#isNew(newest)) return 'old';
    return isFirst ? 'unsure' : 'new';
  }

  /** Takes a reading. It also counts across connections: a playlist that stood before still stands. */
  take({ newest, targetSeconds }: PlaylistReading): void {
    const { clock, onNew, onStanding } = this.#options;
    const now = clock.now();
    const hasSlept = now - this.#readAt > SLEPT_AFTER;
    this.#readAt = now;
    if (newest === undefined) return onStanding();
    const isFirst = this.#seen.length === 0;
    if (this.#isNew(newest)) {
      this.#isTried = false;
      if (!isFirst) onNew();
      return;
    }
    if (hasSlept) {
      this.#since = now;
      this.#repeats = 0;
      return;
    }
    this.#repeats += 1;
    const patience = Math.max(STANDS_AFTER_AT_LEAST_MS, targetSeconds * 1000 * STANDS_AFTER_SEGMENTS);
    const isLate = now - this.#since >= patience;
    if (isLate && this.#repeats >= STANDS_AFTER_REPEATS) onStanding();
  }

  /** Reads the playlist from now on, for an engine that does not report what it reads. */
  readBy(read: () => Promise<PlaylistReading | undefined>): void {
    this.stop();
    let stopped = false;
    let callOff: (() => void) | undefined;
    const again = async () => {
      const reading = await read();
      if (stopped) return;
      if (reading) this.take(reading);
      callOff = this.#options.clock.after(READ_EVERY, () => void again());
    };
    this.#callOff = () => {
      stopped = true;
      callOff?.();
    };
    void again();
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
