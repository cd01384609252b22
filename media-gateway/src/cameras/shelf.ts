import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ListedSegment, SegmentList } from '../front/channel.ts';

/** Segments stay for this long after they left the playlist, for players that read an older one. */
const GRACE_MS = 60_000;

const segmentSchema = z.object({
  sequence: z.int(),
  seconds: z.number(),
  startsAt: z.number(),
  discontinuity: z.boolean(),
  bytes: z.int(),
});
export type ShelvedSegment = z.output<typeof segmentSchema>;

const storedSchema = z.object({
  next: z.int(),
  goneDiscontinuities: z.int(),
  segments: z.array(segmentSchema),
});

const endOf = ({ startsAt, seconds }: ListedSegment): number => startsAt + seconds * 1000;

/** The segments of one rendition that can be played. They are stored, so that a restart goes on with the next number. */
export class Shelf {
  readonly #folder: string;
  readonly #windowMs: number;
  #segments: ShelvedSegment[] = [];
  /** No longer listed, still on the disk. */
  #leaving: ShelvedSegment[] = [];
  #goneDiscontinuities = 0;
  #next: number;
  #changes = 0;
  /** A segment was lost: the next one does not follow the newest. */
  #isCut = false;

  /** @param now unix milliseconds */
  constructor(folder: string, windowMs: number, now: number) {
    this.#folder = folder;
    this.#windowMs = windowMs;
    mkdirSync(folder, { recursive: true });
    // After a lost list too, the numbers are ones that no player has seen.
    this.#next = Math.floor(now / 1000);
    this.#restore();
    const kept = new Set(this.#segments.map(({ sequence }) => `${sequence}.ts`));
    for (const name of readdirSync(folder)) {
      if (!/^\d+\.ts$/.test(name) || kept.has(name)) continue;
      // It has left the list, or the disk has lost the list.
      this.#next = Math.max(this.#next, Number.parseInt(name, 10) + 1);
      rmSync(join(folder, name), { force: true });
    }
    this.#trim(now);
    const { newest } = this;
    if (!newest || existsSync(this.path(newest.sequence))) return;
    // The gateway ended before it moved this file, so no player has seen this number.
    this.#segments.pop();
    this.#next = newest.sequence;
  }

  #restore(): void {
    try {
      const stored = storedSchema.parse(JSON.parse(readFileSync(this.#listFile, 'utf8')));
      this.#next = stored.next;
      this.#goneDiscontinuities = stored.goneDiscontinuities;
      this.#segments = stored.segments;
    } catch {
      // The first start, or a list that the disk has lost.
    }
  }

  get #listFile(): string {
    return join(this.#folder, 'shelf.json');
  }

  get newest(): ShelvedSegment | undefined {
    return this.#segments.at(-1);
  }

  get segments(): readonly ShelvedSegment[] {
    return this.#segments;
  }

  get list(): SegmentList {
    const { length } = this.#segments;
    return {
      segments: this.#segments,
      goneDiscontinuities: this.#goneDiscontinuities,
      version: `${this.#segments[0]?.sequence} ${length} ${this.#changes}`,
    };
  }

  /**
   * Takes over a file as the next segment.
   * @param now unix milliseconds
   * @throws Error of the file system; the file is then gone, and the next segment will be a discontinuity
   */
  add(file: string, found: Omit<ListedSegment, 'sequence'>, now: number): ShelvedSegment {
    this.#trim(now);
    const previous = this.newest;
    const discontinuity = found.discontinuity || this.#isCut;
    // Two runs of ffmpeg never show the same moment.
    const startsAt =
      discontinuity && previous ? Math.max(found.startsAt, Math.ceil(endOf(previous))) : found.startsAt;
    try {
      const bytes = statSync(file).size;
      const segment = { ...found, discontinuity, startsAt, sequence: this.#next, bytes };
      // First the list: a gateway that ends in between can tell what has no file, and uses the number again.
      this.#save([...this.#segments, segment]);
      renameSync(file, this.path(segment.sequence));
      this.#segments.push(segment);
      this.#next += 1;
      this.#isCut = false;
      return segment;
    } catch (cause) {
      this.#isCut = true;
      rmSync(file, { force: true });
      throw cause;
    }
  }

  /** Moves the segments of the current run, once it is known better when they began. */
  shift(byMs: number): void {
    const from = this.#segments.findLastIndex(({ discontinuity }) => discontinuity);
    this.#segments = this.#segments.map((each, at) =>
      at < from ? each : { ...each, startsAt: each.startsAt + byMs },
    );
    this.#changes += 1;
  }

  /** Age decides what is listed, not number: nobody can rewind to the time before a long outage. */
  #trim(now: number): void {
    this.#changes += 1;
    while (this.#segments[0] && endOf(this.#segments[0]) < now - this.#windowMs) {
      const [first] = this.#segments.splice(0, 1);
      if (first?.discontinuity) this.#goneDiscontinuities += 1;
      if (first) this.#leaving.push(first);
    }
    const isGone = (each: ShelvedSegment) => endOf(each) < now - this.#windowMs - GRACE_MS;
    for (const each of this.#leaving.filter(isGone)) rmSync(this.path(each.sequence), { force: true });
    this.#leaving = this.#leaving.filter((each) => !isGone(each));
  }

  #save(segments: ShelvedSegment[]): void {
    const stored = {
      next: this.#next + 1,
      goneDiscontinuities: this.#goneDiscontinuities,
      segments,
    } satisfies z.output<typeof storedSchema>;
    writeFileSync(`${this.#listFile}.part`, JSON.stringify(stored));
    renameSync(`${this.#listFile}.part`, this.#listFile);
  }

  /** Where a segment's bytes are. Undefined for a segment that is not there, or no longer. */
  find(sequence: number): string | undefined {
    const isKept = [...this.#leaving, ...this.#segments].some((each) => each.sequence === sequence);
    return isKept ? this.path(sequence) : undefined;
  }

  /** The segment that shows a moment (unix milliseconds). */
  segmentAt(moment: number): ShelvedSegment | undefined {
    return this.#segments.find((each) => each.startsAt <= moment && moment < endOf(each));
  }

  path(sequence: number): string {
    return join(this.#folder, `${sequence}.ts`);
  }
}
