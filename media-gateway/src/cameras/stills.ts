import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REEL_STILL_MAX_BYTES } from '@boma/domain/streams/reels.constants.ts';
import sharp from 'sharp';
import { dimensionsOf, type StillSize } from '../front/still-sizes.ts';
import { childEnvironment } from './child-environment.ts';
import type { Shelf } from './shelf.ts';
import { Turns } from './turns.ts';

/** The site does not store a larger small still for the day of a camera. */
const MOST_BYTES: Readonly<Record<StillSize, number>> = {
  '1280x720': 3_000_000,
  '640x360': 600_000,
  '384x216': REEL_STILL_MAX_BYTES,
};
const QUALITIES = [82, 70, 55, 40] as const;
const MOMENT_STEP_MS = 100;
const KEPT_MOMENTS = 48;
const DECODE_WITHIN_MS = 8000;
/** A slow camera shows two frames in a second. */
const LONGEST_FRAME_SECONDS = 0.5;
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

const FITTED = 'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1';

/** Decodes one picture of a segment, 1280 by 720 with black bars where the camera has another shape. */
async function decode(input: readonly string[], filters = FITTED): Promise<Buffer | undefined> {
  const picture = ['-frames:v', '1', '-an', '-vf', filters, '-q:v', '2', '-f', 'mjpeg', 'pipe:1'];
  const args = ['-v', 'error', '-threads', '1', ...input, '-threads', '1', ...picture];
  const { stdout } = await run('ffmpeg', args, {
    encoding: 'buffer',
    env: childEnvironment(),
    maxBuffer: 8_000_000,
    timeout: DECODE_WITHIN_MS,
  });
  return stdout.length > 0 ? stdout : undefined;
}

/** The frame at these seconds of a segment, or the last one before its end. */
async function frameOf(file: string, seconds: number): Promise<Buffer | undefined> {
  const from = (moment: number) => `trim=start=${Math.max(0, moment).toFixed(3)},${FITTED}`;
  const picture = await decode(['-i', file], from(seconds));
  // A segment ends with its last frame, up to one frame before the next segment begins.
  return picture ?? decode(['-i', file], `${from(seconds - LONGEST_FRAME_SECONDS)},reverse`);
}

/** A segment begins with a key frame, which is decoded alone. */
const firstFrameOf = (file: string) => decode(['-skip_frame', 'nokey', '-i', file]);

interface Newest {
  readonly sequence: number;
  /** Unix milliseconds. */
  readonly askedAt: number;
  /** The beginning of this segment. Undefined if it could not be decoded in time. */
  readonly own: Promise<Buffer | undefined>;
  /** The same, or the picture of before. */
  readonly picture: Promise<Buffer | undefined>;
}

/** The pictures of one camera. They are decoded from its segments when they are asked for, each size once. */
export class Stills {
  readonly #freshMs: number;
  readonly #moments = new Map<string, Promise<Buffer | undefined>>();
  #newest: Newest | undefined;

  /** @param freshMs how long a picture is the newest, also when newer segments are there */
  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /**
   * The beginning of the newest segment, as ffmpeg decodes it. Undefined before the first segment, and where it cannot be
   * decoded: who compares pictures must not be given an old one again.
   */
  async newestPicture(shelf: Shelf, now: number): Promise<Buffer | undefined> {
    return this.#findNewest(shelf, now)?.own;
  }

  async newest(size: StillSize, shelf: Shelf, now: number): Promise<Buffer | undefined> {
    const newest = this.#findNewest(shelf, now);
    const picture = await newest?.picture;
    return picture && this.#once(`newest ${newest?.sequence} ${size}`, () => resized(picture, size));
  }

  #findNewest(shelf: Shelf, now: number): Newest | undefined {
    const known = this.#newest;
    const { newest: segment } = shelf;
    if (!segment) return undefined;
    if (known && (known.sequence === segment.sequence || now - known.askedAt < this.#freshMs)) return known;
    // A machine that is too busy to decode shows the picture of before.
    const own = decoding.run(() => firstFrameOf(shelf.path(segment.sequence))).catch(() => undefined);
    const picture = own.then((found) => found ?? known?.picture);
    this.#newest = { sequence: segment.sequence, askedAt: now, own, picture };
    return this.#newest;
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
