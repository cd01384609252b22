import type { Sound } from './engines/player-engine.ts';

export interface PlayerSoundOptions {
  /** What the viewer chose last. */
  readonly preferred: Sound;
  /** The page wants this player silent. */
  readonly muted: boolean;
  /** Whether the viewer has touched the page: until then browsers let nothing be heard. */
  readonly touched: boolean;
  readonly keep: (sound: Sound) => void;
}

export const isSameSound = (a: Sound, b: Sound) =>
  a.muted === b.muted && Math.abs(a.volume - b.volume) < 0.005;

/** How loud one player is, and whose doing it is: the viewer's, the page's or the browser's. */
export class PlayerSound {
  readonly #keep: (sound: Sound) => void;
  #current: Sound;
  #silenced: boolean;

  constructor({ preferred, muted, touched, keep }: PlayerSoundOptions) {
    this.#keep = keep;
    this.#silenced = !muted && !preferred.muted && !touched;
    this.#current = { ...preferred, muted: muted || preferred.muted || !touched };
  }

  get current(): Sound {
    return this.#current;
  }

  /** Silent only because the browser wants a gesture first. */
  get silenced(): boolean {
    return this.#silenced;
  }

  choose(sound: Sound): void {
    this.#current = sound;
    this.#silenced = false;
    this.#keep(sound);
  }

  setMuted(muted: boolean): void {
    this.#current = { ...this.#current, muted };
    this.#silenced = false;
  }

  /** The browser refused to play with sound. False: it was silent already. */
  silence(): boolean {
    if (this.#current.muted) return false;
    this.#current = { ...this.#current, muted: true };
    this.#silenced = true;
    return true;
  }

  /** What the engine reports; true if the viewer has changed it outside the page, which is a choice as well. */
  heard(sound: Sound): boolean {
    if (isSameSound(sound, this.#current)) return false;
    this.choose(sound);
    return true;
  }
}
