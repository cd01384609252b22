/** Numbers from 0 to 1 that look random and are the same in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The seconds until the next of events that happen `rate` times a second on average. */
export const pause = (random: () => number, rate: number): number => -Math.log(1 - random()) / rate;
