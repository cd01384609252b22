import { describe, expect, it } from 'vitest';
import { differencesOf, isSameStill, MOTION_SIZE, type MotionHabit, noHabit, scoreMotion } from './motion.ts';

const { width, height } = MOTION_SIZE;

/** The same numbers from 0 to 1 each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Scene {
  /** The mean level of grey. */
  readonly light: number;
  /** The noise of the sensor, in levels of grey after the picture was made small. */
  readonly noise: number;
  /** How much an animal differs from the ground behind it. */
  readonly contrast: number;
}

/** A slope with a tree whose leaves move, as 96 by 54 grey pixels. An animal is a twentieth of the width. */
function still({ light, noise, contrast }: Scene, random: () => number, animal?: readonly [number, number]) {
  const bell = () => random() + random() + random() + random() - 2;
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const leaves = x < 20 && y < 20 ? bell() * 12 : 0;
    const [left = -9, top = -9] = animal ?? [];
    const isAnimal = x >= left && x < left + 5 && y >= top && y < top + 4;
    const level = light + y / 2 + leaves + (isAnimal ? contrast : 0) + bell() * noise * 1.7;
    return Math.max(0, Math.min(255, Math.round(level)));
  });
}

/** The scores of 200 stills, of which each tenth has an animal that the one before did not have. */
function scoresOf(scene: Scene, seed: number) {
  const random = randomNumbers(seed);
  let before = still(scene, random);
  let habit: MotionHabit = noHabit;
  const quiet: number[] = [];
  const moved: number[] = [];
  for (let at = 1; at <= 200; at += 1) {
    const isAnimal = at % 10 === 0;
    const place = [25 + Math.floor(random() * 65), 20 + Math.floor(random() * 28)] as const;
    const next = isAnimal ? still(scene, random, place) : still(scene, random);
    const scored = scoreMotion(habit, differencesOf(before, next));
    // The still after an animal differs from it as much.
    if (at > 20 && at % 10 !== 1) (isAnimal ? moved : quiet).push(scored.score);
    habit = scored.habit;
    before = next;
  }
  return { quiet, moved };
}

/** How often a still with an animal has a higher score than one without. */
function separation({ quiet, moved }: ReturnType<typeof scoresOf>): number {
  const pairs = moved.flatMap((high) => quiet.map((low) => (high > low ? 1 : high === low ? 0.5 : 0)));
  return pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length;
}

describe('the score of a still', () => {
  it.each([
    ['by day', { light: 120, noise: 1.5, contrast: 30 }, 0.99],
    ['at dusk', { light: 60, noise: 3, contrast: 16 }, 0.97],
    ['in the noise of the night', { light: 25, noise: 5, contrast: 14 }, 0.9],
  ] as const)('tells an animal of a twentieth of the width from the wind %s', (_, scene, expected) => {
    expect(separation(scoresOf(scene, 7))).toBeGreaterThan(expected);
  });

  it('is low while nothing but leaves and noise moves, by day as at night', () => {
    for (const noise of [1.5, 5]) {
      const { quiet } = scoresOf({ light: 60, noise, contrast: 0 }, 11);
      const sorted = quiet.toSorted((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(4.5);
    }
  });

  it('leaves out a change of the light of the whole picture', () => {
    const random = randomNumbers(3);
    const day = { light: 120, noise: 1.5, contrast: 0 };
    let before = still(day, random);
    let habit: MotionHabit = noHabit;
    const scores: number[] = [];
    for (let at = 0; at < 40; at += 1) {
      // A cloud: all of it is darker at once.
      const next = still(at === 30 ? { ...day, light: 95 } : day, random);
      const scored = scoreMotion(habit, differencesOf(before, next));
      scores.push(scored.score);
      ({ habit } = scored);
      before = next;
    }
    expect(scores[30]).toBeLessThan(4.5);
  });

  it('is 0 until the habit has learned', () => {
    const random = randomNumbers(5);
    const scene = { light: 100, noise: 1, contrast: 60 };
    const differences = differencesOf(still(scene, random), still(scene, random, [40, 30]));
    expect(scoreMotion(noHabit, differences).score).toBe(0);
    expect(scoreMotion({ ...noHabit, learned: 5 }, differences).score).toBe(0);
    expect(scoreMotion({ ...noHabit, learned: 6 }, differences).score).toBeGreaterThan(10);
  });
});

describe('a frozen picture', () => {
  it('has no pixel that differs', () => {
    const picture = still({ light: 90, noise: 2, contrast: 0 }, randomNumbers(1));
    const other = Uint8Array.from(picture);
    expect(isSameStill(picture, other)).toBe(true);
    other[2000] = (other[2000] ?? 0) + 1;
    expect(isSameStill(picture, other)).toBe(false);
    expect(isSameStill(picture, new Uint8Array())).toBe(false);
  });
});
