/**
 * How much moves in front of a camera, from stills that are minutes apart. Each block of the picture has its own habit:
 * grass in the wind and the noise of the night are usual where they are, an animal is not. Pure: stills come as grey pixels.
 */

/** The stills that are compared: grey, one byte for each pixel, row by row. */
export const MOTION_SIZE = { width: 96, height: 54 } as const;
/** The side of a block in pixels. An animal of a twentieth of the width fills one. */
const BLOCK = 6;
const COLUMNS = MOTION_SIZE.width / BLOCK;
export const MOTION_BLOCKS = COLUMNS * (MOTION_SIZE.height / BLOCK);

/** How much one still changes a habit: it follows a change of the light within half an hour. */
const LEARNING = 1 / 10;
/** Differences that a habit needs before it can say what is unusual. */
const LEARNED_AFTER = 6;
/** No habit is so regular that less than this many levels of grey would be unusual. */
const STEADIEST = 0.5;
/** A difference counts for its habit as at most so many deviations, so that one animal does not become usual. */
const COUNTS_AT_MOST = 4;
/** How many of the most unusual blocks make the score. */
const TOP = 3;

/** What is usual in each block: the mean of its differences, and how far they are from it on average. Levels of grey. */
export interface MotionHabit {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  /** How many differences it has learned from. */
  readonly learned: number;
}

export const noHabit: MotionHabit = {
  means: Array<number>(MOTION_BLOCKS).fill(0),
  deviations: Array<number>(MOTION_BLOCKS).fill(0),
  learned: 0,
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The block that each pixel belongs to. */
const blockOf = Uint8Array.from({ length: MOTION_SIZE.width * MOTION_SIZE.height }, (_, pixel) => {
  const row = Math.floor(pixel / MOTION_SIZE.width / BLOCK);
  return row * COLUMNS + Math.floor((pixel % MOTION_SIZE.width) / BLOCK);
});

/** The mean of each block. `levels` are those of its pixels. */
function blockMeans(levels: Float32Array): number[] {
  const sums = Array<number>(MOTION_BLOCKS).fill(0);
  for (const [pixel, level] of levels.entries()) {
    const block = blockOf[pixel] ?? 0;
    sums[block] = (sums[block] ?? 0) + level;
  }
  return sums.map((sum) => sum / BLOCK ** 2);
}

/**
 * How much each block differs between two stills, in levels of grey. What is common to most blocks is light and is left
 * out.
 */
export function differencesOf(before: Uint8Array, after: Uint8Array): readonly number[] {
  const changes = Float32Array.from(after, (level, pixel) => level - (before[pixel] ?? 0));
  const light = medianOf(blockMeans(changes));
  return blockMeans(changes.map((change) => Math.abs(change - light)));
}

/** True if no pixel differs. A camera's sensor is never that quiet: its picture is frozen. */
export const isSameStill = (before: Uint8Array, after: Uint8Array): boolean =>
  before.length === after.length && before.every((level, pixel) => level === after[pixel]);

/** The habit with one more difference in it. */
function learn({ means, deviations, learned }: MotionHabit, differences: readonly number[]): MotionHabit {
  // The first differences count more, so that a new camera need not unlearn the zeros that it began with.
  const share = Math.max(LEARNING, 1 / (learned + 1));
  const limited = differences.map((difference, block) => {
    const mean = means[block] ?? 0;
    if (learned < LEARNED_AFTER) return difference;
    return Math.min(difference, mean + COUNTS_AT_MOST * Math.max(STEADIEST, deviations[block] ?? 0));
  });
  const follow = (from: number, to: number) => Math.round((from + share * (to - from)) * 1000) / 1000;
  return {
    means: limited.map((difference, block) => follow(means[block] ?? 0, difference)),
    deviations: limited.map((difference, block) =>
      follow(deviations[block] ?? 0, learned === 0 ? 0 : Math.abs(difference - (means[block] ?? 0))),
    ),
    learned: learned + 1,
  };
}

/**
 * How unusual these differences are: the mean of the three most unusual blocks, in deviations from their habits, less that
 * of the middle block. So what changes everywhere at once, such as noise at nightfall, counts for nothing. From 0 on, 0 for a
 * habit that knows too little.
 */
export function scoreMotion(
  habit: MotionHabit,
  differences: readonly number[],
): { readonly score: number; readonly habit: MotionHabit } {
  const next = learn(habit, differences);
  if (habit.learned < LEARNED_AFTER) return { score: 0, habit: next };
  const unusual = differences.map(
    (difference, block) =>
      (difference - (habit.means[block] ?? 0)) / Math.max(STEADIEST, habit.deviations[block] ?? 0),
  );
  const top = unusual.toSorted((a, b) => b - a).slice(0, TOP);
  return { score: Math.max(0, meanOf(top) - Math.max(0, medianOf(unusual))), habit: next };
}
