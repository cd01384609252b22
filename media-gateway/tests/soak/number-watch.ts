import { createHash } from 'node:crypto';
import type { MediaPlaylist } from '@boma/domain/streams/playlist.ts';

/** Dates are moved a little once it is known better when a run began. */
const DATES_MAY_OVERLAP_MS = 500;

/** Follows the playlists and the segments of one camera, and says what a player would stumble over. */
export class NumberWatch {
  readonly #code: string;
  readonly #hashes = new Map<number, string>();
  readonly #windowMs: number;
  #newest: number | undefined;
  #readAt = 0;

  /** @param windowMs how long a segment is listed */
  constructor(code: string, windowMs: number) {
    this.#code = code;
    this.#windowMs = windowMs;
  }

  /** How many segments were seen. */
  get count(): number {
    return this.#hashes.size;
  }

  /** Takes in a playlist at a moment (unix milliseconds). Returns one line for each fault. */
  read(list: MediaPlaylist, now: number): string[] {
    const faults: string[] = [];
    const { segments } = list;
    for (const [at, { number, date = 0, seconds, isCut }] of segments.entries()) {
      const previous = segments[at - 1];
      if (!previous) continue;
      if (number !== previous.number + 1) faults.push(`${previous.number} is followed by ${number}`);
      const apartMs = date - (previous.date ?? 0) - previous.seconds * 1000;
      if (apartMs < -DATES_MAY_OVERLAP_MS)
        faults.push(`${number} shows ${Math.round(-apartMs)} ms again that ${previous.number} has shown`);
      if (apartMs > seconds * 1000 && !isCut)
        faults.push(`${Math.round(apartMs)} ms are missing before ${number}, and no discontinuity says so`);
    }
    const [first, last] = [segments[0]?.number, segments.at(-1)?.number];
    if (first === undefined || last === undefined) return faults.map((fault) => `${this.#code}: ${fault}`);
    // A camera that was off the air for so long may come back with a list in which all is new.
    const isSoon = now - this.#readAt < this.#windowMs;
    this.#readAt = now;
    if (isSoon && this.#newest !== undefined && first > this.#newest + 1)
      faults.push(`numbers jumped from ${this.#newest} to ${first}`);
    if (this.#newest !== undefined && last < this.#newest)
      faults.push(`the newest number went back from ${this.#newest} to ${last}`);
    this.#newest = Math.max(last, this.#newest ?? last);
    return faults.map((fault) => `${this.#code}: ${fault}`);
  }

  /** Takes in the bytes of a segment. Returns one line where the number had other bytes before. */
  readSegment(number: number, bytes: Buffer): string[] {
    const hash = createHash('sha1').update(bytes).digest('base64');
    const before = this.#hashes.get(number);
    this.#hashes.set(number, hash);
    return before === undefined || before === hash
      ? []
      : [`${this.#code}: ${number} was used for two segments`];
  }

  hasRead(number: number): boolean {
    return this.#hashes.has(number);
  }
}
