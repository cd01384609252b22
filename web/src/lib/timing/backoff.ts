const FIRST_CEILING = 2000;

/** No pause is longer, in milliseconds: a returning camera is found within half a minute. */
export const LONGEST_PAUSE = 30_000;

/**
 * Milliseconds to wait before the next try. The ceiling doubles with each failure; half of it is certain, half is
 * chance, so that a thousand viewers do not come back in the same second.
 *
 * @param failures failed tries in a row, counted from 1.
 * @param random from 0 up to 1.
 */
export function retryPause(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_PAUSE, FIRST_CEILING * 2 ** Math.min(failures - 1, 10));
  return Math.round((ceiling * (1 + random)) / 2);
}
