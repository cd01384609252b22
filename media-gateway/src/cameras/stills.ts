import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { dimensionsOf, type StillSize } from '../front/still-sizes.ts';
import { childEnvironment } from './child-environment.ts';
import type { Shelf } from './shelf.ts';
import { Turns } from './turns.ts';

/** The site stores small stills for the day of a camera only up to 48,000 bytes. */
const MOST_BYTES: Readonly<Record<StillSize, number>> = {
  '1280x720': 3_000_000,
  '640x360': 600_000,
  '384x216': 48_000,
};
const QUALITIES = [82, 70, 55, 40] as const;
const MOMENT_STEP_MS = 100;
const KEPT_MOMENTS = 48;
const DECODE_WITHIN_MS = 8000;
/** Each takes a core for a tenth of a second. Viewers press the button one after another. */
const decoding = new Turns(2, 32);

const run = promisify(execFile);

async function resized(picture: Buffer, size: StillSize): Promise<Buffer> {
  const small = await sharp(picture).resize(dimensionsOf(size)).toBuffer();
  let jpeg = small;
  for (const quality of QUALITIES) {
    jpeg = await sharp(small).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MOST_BYTES[size]) return jpeg;
  }
  return jpeg;
}

/** The frame at these seconds of a segment, or the last one before its end. */
async function frameOf(file: string, seconds: number): Promise<Buffer | undefined> {
  const decode = async (more: readonly string[]) => {
    const fitted = 'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1';
    const picture = ['-frames:v', '1', '-an', '-vf', fitted, '-q:v', '2', '-f', 'mjpeg', 'pipe:1'];
    const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', file, ...more, ...picture], {
      encoding: 'buffer',
      env: childEnvironment(),
      maxBuffer: 8_000_000,
      timeout: DECODE_WITHIN_MS,
    });
    return stdout.length > 0 ? stdout : undefined;
  };
  // A segment ends with its last frame, up to one frame before the next segment begins.
  return (
    (await decode(['-ss', seconds.toFixed(3)])) ?? decode(['-ss', Math.max(0, seconds - 0.5).toFixed(3)])
  );
}

/** The pictures of one camera. Each size of a picture is made once. */
export class Stills {
  readonly file: string;
  readonly #newest = new Map<StillSize, { readonly takenAt: number; readonly jpeg: Promise<Buffer> }>();
  readonly #moments = new Map<string, Promise<Buffer | undefined>>();

  /** @param file where ffmpeg keeps the newest still */
  constructor(file: string) {
    this.file = file;
  }

  /** Undefined before the first still. */
  async newest(size: StillSize): Promise<Buffer | undefined> {
    const found = await stat(this.file).catch(() => undefined);
    if (!found) return undefined;
    const known = this.#newest.get(size);
    if (known?.takenAt === found.mtimeMs) return known.jpeg;
    const jpeg = readFile(this.file).then((picture) => resized(picture, size));
    this.#newest.set(size, { takenAt: found.mtimeMs, jpeg });
    jpeg.catch(() => this.#newest.delete(size));
    return jpeg;
  }

  /** What the camera showed at a moment (unix milliseconds), to a tenth of a second. Undefined outside of the window. */
  async at(moment: number, size: StillSize, shelf: Shelf): Promise<Buffer | undefined> {
    const step = Math.floor(moment / MOMENT_STEP_MS) * MOMENT_STEP_MS;
    const segment = shelf.segmentAt(step) ?? shelf.segmentAt(moment);
    if (!segment) return undefined;
    const seconds = Math.max(0, step - segment.startsAt) / 1000;
    const picture = await this.#once(`${segment.sequence} ${seconds}`, () =>
      decoding.run(() => frameOf(shelf.path(segment.sequence), seconds)),
    );
    return picture && this.#once(`${segment.sequence} ${seconds} ${size}`, () => resized(picture, size));
  }

  #once(key: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const known = this.#moments.get(key);
    if (known) return known;
    const made = make();
    this.#moments.set(key, made);
    const forget = () => this.#moments.delete(key);
    made.then((picture) => picture ?? forget(), forget);
    if (this.#moments.size > KEPT_MOMENTS) this.#moments.delete(this.#moments.keys().next().value ?? key);
    return made;
  }
}
