import sharp from 'sharp';

const WIDTH = 96;
const HEIGHT = 54;
/** Levels of 255 by which a point may differ: JPEG rounds. Night and sensor change a living picture by more. */
const SAME_WITHIN = 2;
const LOOKS_EVERY_AT_LEAST_MS = 10_000;
/** Each look decodes a picture, so a watch that may wait for long looks seldom. */
const LOOKS = 4;
/** Two pictures can be alike by chance: a branch that swings, a lamp that blinks. */
const LEAST_ALIKE = 3;

/** A small grey copy of a picture, in which two pictures can be compared. */
export const greyOf = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture).greyscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && one.every((level, at) => Math.abs(level - (other[at] ?? 0)) <= SAME_WITHIN);

/** Finds a camera that sends the same picture on and on: its stream looks alive, its lens or its encoder is not. */
export class FrozenWatch {
  readonly #allowedMs: number;
  readonly #onFrozen: () => void;
  #last: Buffer | undefined;
  #alike = 0;
  #since = 0;
  #until = 0;
  #nextAt = 0;

  /** @param onFrozen called once for each picture that has stayed the same in three looks and for `allowedMs` */
  constructor(allowedMs: number, onFrozen: () => void) {
    this.#allowedMs = allowedMs;
    this.#onFrozen = onFrozen;
  }

  get isFrozen(): boolean {
    return this.#alike >= LEAST_ALIKE && this.#until - this.#since >= this.#allowedMs;
  }

  /** Takes in a picture as `greyOf` returns it. @param now unix milliseconds */
  look(grey: Buffer, now: number): void {
    const wasFrozen = this.isFrozen;
    if (!this.#last || !isSame(this.#last, grey)) {
      this.#last = grey;
      this.#alike = 0;
      this.#since = now;
    }
    this.#alike += 1;
    this.#until = now;
    if (this.isFrozen && !wasFrozen) this.#onFrozen();
  }

  /** Looks at a picture now and then. `newest` answers undefined where there is none. */
  async lookAgain(newest: () => Promise<Buffer | undefined>, now: number): Promise<void> {
    if (now < this.#nextAt) return;
    this.#nextAt = now + Math.max(LOOKS_EVERY_AT_LEAST_MS, this.#allowedMs / LOOKS);
    const picture = await newest().catch(() => undefined);
    if (picture) this.look(await greyOf(picture), now);
  }
}
