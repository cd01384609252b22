import { logFailure } from '../log.ts';
import { atFirst } from './at-first.ts';

/** Milliseconds from a failure to the next try, unless the browser comes online before. */
const AGAIN_AFTER = 30_000;

/**
 * Loads what a page can do without for a while, and tries again after each failure, which `fail` hears of. Returns a function
 * that calls it off. The failure itself names the file.
 */
export function untilLoaded<T>(
  load: () => Promise<T>,
  come: (loaded: T) => void,
  fail?: () => void,
): () => void {
  let ended = false;
  let stop = () => {};
  const ask = () => {
    load().then(
      (loaded) => ended || come(loaded),
      (cause: unknown) => {
        logFailure('Loading a part of the page', cause);
        if (ended) return;
        fail?.();
        stop = atFirst(['online'], AGAIN_AFTER, ask);
      },
    );
  };
  ask();
  return () => {
    ended = true;
    stop();
  };
}
