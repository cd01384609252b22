import sharp from 'sharp';

const WIDTH = 96;
const HEIGHT = 54;
/** Levels of 255 by which a point may differ: JPEG rounds. Night and sensor change a living picture by more. */
const SAME_WITHIN = 2;

/** A small grey copy of a picture, in which two pictures can be compared. */
export const greyOf = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture).greyscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && one.every((level, at) => Math.abs(level - (other[at] ?? 0)) <= SAME_WITHIN);

/** Finds a camera that sends the same picture on and on: its stream looks alive, its lens or its encoder is not. */
export class FrozenWatch {
  #last: Buffer | undefined;
  #since: number | undefined;

  /** Takes in a picture as `greyOf` returns it. @param now unix milliseconds */
  look(grey: Buffer, now: number): void {
    if (this.#last && isSame(this.#last, grey)) return;
    this.#last = grey;
    this.#since = now;
  }

  /** For how many milliseconds the picture has stayed the same. */
  sameForMs(now: number): number {
    return this.#since === undefined ? 0 : now - this.#since;
  }

  forget(): void {
    this.#last = undefined;
    this.#since = undefined;
  }
}
