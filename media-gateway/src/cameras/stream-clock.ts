/** A report can come late, never early. With so many of them, one of the newest was on time. */
const REPORTS = 15;
const MOVES_MS = 250;

/**
 * When the frames of a run were filmed. ffmpeg counts seconds from the start of the run; the earliest of the newest reports
 * says when that start was. This follows a camera whose own clock runs fast or slow.
 */
export class StreamClock {
  #starts: number[] = [];

  /** True before the first report. */
  get isNew(): boolean {
    return this.#starts.length === 0;
  }

  /**
   * Takes in that the frame at `seconds` had arrived at `now` (unix milliseconds). Returns by how many milliseconds earlier
   * reports of this run must move: a source that first sends what it has stored is late by less and less.
   */
  report(seconds: number, now: number): number {
    const before = this.isNew ? undefined : Math.min(...this.#starts);
    this.#starts = [...this.#starts, now - seconds * 1000].slice(-REPORTS);
    const moved = before === undefined ? 0 : Math.min(...this.#starts) - before;
    return moved < -MOVES_MS ? Math.round(moved) : 0;
  }

  /** Unix milliseconds of the frame at these seconds. */
  timeAt(seconds: number): number {
    return Math.round(Math.min(...this.#starts) + seconds * 1000);
  }
}
