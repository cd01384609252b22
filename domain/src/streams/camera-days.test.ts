import { describe, expect, it } from 'vitest';
import { gapsIn, movedLast, movedUntil, rememberStill, type StillMemory } from './camera-days.policy.ts';
import { MOTION_SIZE, noHabit } from './motion.ts';

const PIXELS = MOTION_SIZE.width * MOTION_SIZE.height;
const plain = (level: number) => new Uint8Array(PIXELS).fill(level);

/** Ground that flickers by a level, with something bright on it if `animal`. */
function ground(turn: number, animal = false): Uint8Array {
  return Uint8Array.from({ length: PIXELS }, (_, pixel) => {
    const isAnimal = animal && pixel % 96 > 40 && pixel % 96 < 46 && pixel > 2000 && pixel < 2500;
    return 100 + ((pixel + turn) % 2) + (isAnimal ? 60 : 0);
  });
}

/** The memory of stills in these slots; at those in `animals` something is there. */
function memoryOf(slots: readonly number[], animals: readonly number[] = []): StillMemory {
  const all = slots.reduce<StillMemory | undefined>(
    (memory, slot) => rememberStill(memory, { slot, grey: ground(slot, animals.includes(slot)) }),
    undefined,
  );
  if (!all) throw new Error('Name at least one slot.');
  return all;
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the memory of the stills', () => {
  it('scores a still against the one before, and says how much moved from 0 to 100', () => {
    const memory = memoryOf(upTo(5000, 5012), [5012]);
    expect(movedLast(memory)).toBe(100);
    expect(movedUntil(5012, memory).slice(-4)).toEqual([0, 0, 0, 100]);
    expect(movedLast(memoryOf(upTo(5000, 5012)))).toBe(0);
  });

  it('has 48 hours, which go on with the time', () => {
    const memory = memoryOf(upTo(5000, 5012), [5012]);
    const moved = movedUntil(5015, memory);
    expect(moved).toHaveLength(1440);
    expect(moved.slice(-5)).toEqual([0, 100, null, null, null]);
    expect(moved.slice(0, 1440 - 16).every((each) => each === null)).toBe(true);
    expect(movedUntil(5012 + 1439, memory).slice(0, 2)).toEqual([100, null]);
    expect(movedUntil(5012 + 1440, memory).every((each) => each === null)).toBe(true);
    expect(movedUntil(5011, memory).at(-1)).toBe(0);
    expect(movedUntil(5011, undefined).every((each) => each === null)).toBe(true);
  });

  it('keeps missing two minutes empty, and compares no still with one of ten minutes before', () => {
    const memory = memoryOf([...upTo(5000, 5010), 5013, 5019], [5013, 5019]);
    expect(movedUntil(5019, memory).slice(-10)).toEqual([
      0,
      null,
      null,
      100,
      null,
      null,
      null,
      null,
      null,
      0,
    ]);
  });

  it('learns what is usual, also over a gap', () => {
    const { habit } = memoryOf([...upTo(5000, 5003), 5100, 5101]);
    expect(habit.learned).toBe(4);
    expect(noHabit.learned).toBe(0);
  });

  it('knows since when the picture is the same', () => {
    const slots = upTo(5000, 5004);
    const frozen = slots.reduce<StillMemory | undefined>(
      (memory, slot) => rememberStill(memory, { slot, grey: plain(slot === 5000 ? 90 : 91) }),
      undefined,
    );
    expect(frozen?.same_since).toBe(5001);
    expect(memoryOf(slots).same_since).toBe(5004);
  });
});

describe('gaps', () => {
  it('are three missing two minutes and more', () => {
    const moved = [null, null, null, 1, null, null, 2, null, null, null, null, 3, null, null];
    expect(gapsIn(moved, 100)).toEqual([
      { from: 100, to: 103 },
      { from: 107, to: 111 },
    ]);
  });

  it('reach to the end once it is long', () => {
    expect(gapsIn([4, null, null, null], 7)).toEqual([{ from: 8, to: 11 }]);
    expect(gapsIn([4, null, null], 7)).toEqual([]);
  });
});
