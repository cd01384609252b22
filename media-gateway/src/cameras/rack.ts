import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Rendition, SegmentList } from '../front/channel.ts';
import { incomingFolder } from './ffmpeg-args.ts';
import type { Output } from './outputs.ts';
import { Shelf, type ShelvedSegment } from './shelf.ts';

const storedSchema = z.object({
  hasSound: z.boolean(),
  renditions: z.array(z.object({ name: z.string(), width: z.int(), height: z.int(), codec: z.string() })),
});
type Stored = z.output<typeof storedSchema>;
type Shelved = Stored['renditions'][number] & { readonly shelf: Shelf };

const bitsPerSecond = ({ bytes, seconds }: ShelvedSegment): number => Math.ceil((bytes * 8) / seconds);

/**
 * The shelves of a camera, one for each rendition, the best first. What they hold is stored, so that players go on while a
 * gateway that starts anew still asks the camera what it sends.
 */
export class Rack {
  readonly #folder: string;
  readonly #windowMs: number;
  #shelved: readonly Shelved[] = [];
  #hasSound = false;

  constructor(folder: string, windowMs: number) {
    this.#folder = folder;
    this.#windowMs = windowMs;
    mkdirSync(folder, { recursive: true });
    try {
      this.#set(storedSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8'))));
    } catch {
      // The first start, or a file that the disk has lost.
    }
  }

  get #file(): string {
    return join(this.#folder, 'renditions.json');
  }

  #set({ hasSound, renditions }: Stored): void {
    this.#hasSound = hasSound;
    this.#shelved = renditions.map((rendition) => ({
      ...rendition,
      shelf:
        this.shelfOf(rendition.name) ??
        new Shelf(join(this.#folder, rendition.name), this.#windowMs, Date.now()),
    }));
  }

  /** Makes room for what a run of ffmpeg will write. A shelf stays over these runs. */
  open(outputs: readonly Output[], hasSound: boolean): void {
    const renditions = outputs.map(({ name, width, height, codec }) => ({ name, width, height, codec }));
    const stored: Stored = { hasSound, renditions };
    this.#set(stored);
    for (const output of outputs) {
      const incoming = incomingFolder(this.#folder, output);
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(incoming, { recursive: true });
    }
    writeFileSync(`${this.#file}.part`, JSON.stringify(stored));
    renameSync(`${this.#file}.part`, this.#file);
  }

  /** The rendition of one of ffmpeg's outputs, by its number. */
  at(output: number): Shelved | undefined {
    return this.#shelved[output];
  }

  /** Moves the segments of the current run, once it is known better when they began. */
  shift(byMs: number): void {
    for (const { shelf } of this.#shelved) shelf.shift(byMs);
  }

  /** That of the best rendition. Undefined before the first run. */
  get best(): Shelf | undefined {
    return this.#shelved[0]?.shelf;
  }

  shelfOf(rendition: string): Shelf | undefined {
    return this.#shelved.find(({ name }) => name === rendition)?.shelf;
  }

  list(rendition: string): SegmentList | undefined {
    return this.shelfOf(rendition)?.list;
  }

  /** The end of the newest segment in unix milliseconds; 0 before the first. */
  get edge(): number {
    const newest = this.best?.newest;
    return newest ? newest.startsAt + newest.seconds * 1000 : 0;
  }

  renditions(): Rendition[] {
    const sound = this.#hasSound ? ',mp4a.40.2' : '';
    return this.#shelved.flatMap(({ name, width, height, codec, shelf: { segments } }) => {
      if (segments.length === 0) return [];
      const rates = segments.map(bitsPerSecond);
      const average = Math.ceil(rates.reduce((sum, each) => sum + each, 0) / rates.length);
      return [{ name, width, height, codecs: `${codec}${sound}`, peak: Math.max(...rates), average }];
    });
  }
}
