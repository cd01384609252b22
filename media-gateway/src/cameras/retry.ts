/** After a run that went well. Players hold six seconds of film, and the segment that was under way is lost. */
const AT_ONCE_MS = 100;
const FIRST_PAUSE_MS = 1000;
/** A camera that returns is to be on the air within 20 seconds, and needs ten of them for its first segments. */
const LONGEST_PAUSE_MS = 5000;
/** A run that lasted so long went well, and makes up for the failures before it. */
const STEADY_MS = 20_000;
/** The same problem is logged again after this. */
const REPEATS_AFTER_MS = 600_000;

/**
 * How long to wait before the next try, in milliseconds: longer with each failure in a row, up to five seconds. `failures`
 * does not count the end of a run that went well.
 */
export function pauseAfter(failures: number, random: number): number {
  if (failures === 0) return AT_ONCE_MS;
  // Many cameras behind one broken line do not come back in the same moment.
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.8 + random * 0.2);
}

/** Counts failures, waits between them, and logs each problem once. */
export class Retry {
  readonly #log: (line: string) => void;
  #failures = 0;
  #problem = '';
  #logged = { line: '', at: 0 };

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Empty while nothing is wrong. */
  get problem(): string {
    return this.#problem;
  }

  tell(reason: string): void {
    this.#problem = reason;
    const now = Date.now();
    if (this.#logged.line === reason && now - this.#logged.at < REPEATS_AFTER_MS) return;
    this.#logged = { line: reason, at: now };
    this.#log(`${reason}. The gateway tries again.`);
  }

  isWell(): void {
    if (this.#problem !== '') this.#log('The camera is back.');
    this.#problem = '';
    this.#logged = { line: '', at: 0 };
  }

  /** Waits until the next try, or until the signal aborts. `playedMs`: 0 for a run that brought no film. */
  async pause(reason: string, playedMs: number, signal: AbortSignal): Promise<void> {
    this.#failures = playedMs > STEADY_MS ? 0 : this.#failures + 1;
    this.tell(reason);
    const pauseMs = pauseAfter(this.#failures, Math.random());
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, pauseMs);
      signal.addEventListener('abort', done);
    });
  }
}
