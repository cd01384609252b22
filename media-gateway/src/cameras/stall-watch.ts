/** So many segments without a new one: the source hangs. */
export const STALLED_AFTER_SEGMENTS = 3;
/** On a busy machine three short segments can come late together. */
const STALLED_AFTER_AT_LEAST_MS = 10_000;
/** Before its first key frames a run has nothing to report. */
const STARTS_WITHIN_MS = 45_000;

/** Gives up a source that keeps its connection and sends nothing. */
export class StallWatch {
  readonly #onStall: () => void;
  #timer: NodeJS.Timeout | undefined;
  #reason: string | undefined;

  constructor(onStall: () => void) {
    this.#onStall = onStall;
  }

  /** Why the source of this run was given up. Undefined: it was not. */
  get reason(): string | undefined {
    return this.#reason;
  }

  /** Begins a run of the source. */
  begin(): void {
    this.#reason = undefined;
    this.#expectWithin(STARTS_WITHIN_MS);
  }

  /** Expects the next segment, by how long the longest lasts (milliseconds). */
  expectNext(longestSegmentMs: number): void {
    this.#expectWithin(Math.max(STALLED_AFTER_AT_LEAST_MS, STALLED_AFTER_SEGMENTS * longestSegmentMs));
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #expectWithin(patienceMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#reason = `The source has sent no segment for ${Math.round(patienceMs / 1000)} s`;
      this.#onStall();
    }, patienceMs);
  }
}
