import { AppError } from '@boma/domain/errors.ts';
import { PEEKS_SLOTS, REEL_STILLS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { describe, expect, it, vi } from 'vitest';
import { openStills } from './day-stills.ts';

const NOW = Date.UTC(2026, 1, 3, 12);
const LAST = slotAt(NOW);
const reelOf = (slot: number) => Math.floor(slot / REEL_STILLS);
const tsOf = (slot: number) => (slot * STILL_EVERY_MS) / 1000;

/** A camera that has stills of these slots. What is named in `broken` fails. */
function cameraWith(slots: readonly number[], broken = new Set<string>()) {
  const asked: string[] = [];
  const answer = <T>(name: string, value: T): Promise<T> => {
    asked.push(name);
    return broken.has(name) ? Promise.reject(new Error('no network')) : Promise.resolve(value);
  };
  const changed = vi.fn();
  const failed = vi.fn();
  const within = (size: number, number: number) => slots.filter((slot) => Math.floor(slot / size) === number);
  const stills = openStills({
    read: {
      reel: (number) =>
        answer(`reel ${number}`, {
          stills: within(REEL_STILLS, number).map((slot) => ({ ts: tsOf(slot), jpeg: `still-${slot}` })),
        }),
      still: (slot) =>
        slots.includes(slot)
          ? answer(`still ${slot}`, { jpeg: `still-${slot}` })
          : Promise.reject(new AppError('not-found')),
      peeks: (number) =>
        answer(`peeks ${number}`, {
          peeks: within(PEEKS_SLOTS, number)
            .filter((slot) => slot % 5 === 0)
            .map((slot) => ({ ts: tsOf(slot), webp: `peek-${slot}` })),
        }),
    },
    changed,
    failed,
  });
  return { stills, asked, changed, failed };
}

describe('the stills of a camera', () => {
  it('shows the tiny still of ten minutes until the one of the slot is here', async () => {
    const ten = Math.floor(LAST / PEEKS_SLOTS) * PEEKS_SLOTS;
    const { stills, asked, changed } = cameraWith([ten, ten + 3]);
    stills.wantPeek(ten + 3);
    stills.wantPeek(ten + 1);
    await expect.poll(() => changed).toHaveBeenCalledTimes(1);
    expect(stills.pictureAt(ten + 3)).toBe(`data:image/webp;base64,peek-${ten}`);
    expect(stills.pictureAt(ten + 5)).toBeUndefined();
    stills.wantStill(ten + 3);
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
    expect(stills.pictureAt(ten + 3)).toBe(`data:image/jpeg;base64,still-${ten + 3}`);
    expect(asked).toEqual([`peeks ${Math.floor(ten / PEEKS_SLOTS)}`, `still ${ten + 3}`]);
  });

  it('asks for each half hour once, and for none after the last slot', async () => {
    const { stills, asked, changed } = cameraWith([]);
    stills.wantReels(LAST, 3, LAST);
    stills.wantReels(LAST - REEL_STILLS, 3, LAST);
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
    expect(asked).toEqual([`reel ${reelOf(LAST)}`, `reel ${reelOf(LAST) - 1}`]);
  });

  it('goes from still to still over gaps, and waits for a half hour that is not here', async () => {
    const start = reelOf(LAST) * REEL_STILLS - 3 * REEL_STILLS;
    const { stills, changed } = cameraWith([start, start + 2, start + REEL_STILLS + 4]);
    stills.wantReels(start, 1, LAST);
    await expect.poll(() => changed).toHaveBeenCalledTimes(1);
    expect(stills.after(start, LAST)).toBe(start + 2);
    expect(stills.after(start + 2, LAST)).toBe(start + REEL_STILLS - 1);
    stills.wantReels(start + REEL_STILLS, 1, LAST);
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
    expect(stills.after(start + 2, LAST)).toBe(start + REEL_STILLS + 4);
  });

  it('takes a slot without a still for an answer', async () => {
    const { stills, changed, failed } = cameraWith([]);
    stills.wantStill(LAST);
    await expect.poll(() => changed).toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
    expect(stills.isFailed()).toBe(false);
    expect(stills.pictureAt(LAST)).toBeUndefined();
  });

  it('asks again for what failed only after a retry', async () => {
    const name = `reel ${reelOf(LAST)}`;
    const broken = new Set([name]);
    const { stills, asked, failed, changed } = cameraWith([LAST], broken);
    stills.wantReels(LAST, 1, LAST);
    await expect.poll(() => failed).toHaveBeenCalledTimes(1);
    expect(stills.isFailed()).toBe(true);
    stills.wantReels(LAST, 1, LAST);
    expect(asked).toEqual([name]);
    broken.clear();
    stills.retry();
    expect(stills.isFailed()).toBe(false);
    stills.wantReels(LAST, 1, LAST);
    await expect.poll(() => changed).toHaveBeenCalledTimes(3);
    expect(stills.pictureAt(LAST)).toBe(`data:image/jpeg;base64,still-${LAST}`);
  });

  it('reads the newest half hour again once it has grown', async () => {
    const { stills, asked, changed } = cameraWith([LAST]);
    stills.wantReels(LAST, 1, LAST);
    await expect.poll(() => changed).toHaveBeenCalledTimes(1);
    stills.grown(LAST);
    stills.wantReels(LAST, 1, LAST);
    expect(asked).toHaveLength(2);
  });

  it('reads the half hour that was the newest again, when the page has been hidden for longer than that', async () => {
    const early = reelOf(LAST) * REEL_STILLS;
    const taken = [early];
    const { stills, asked, changed } = cameraWith(taken);
    stills.grown(early);
    stills.wantReels(early, 1, early);
    stills.wantPeek(early);
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
    const slot = early + 5;
    taken.push(slot);
    const later = early + 2 * PEEKS_SLOTS;
    stills.grown(later);
    stills.wantPeek(slot);
    stills.wantReels(early, 1, later);
    await expect.poll(() => changed).toHaveBeenCalledTimes(4);
    expect(stills.pictureAt(slot)).toBe(`data:image/jpeg;base64,still-${slot}`);
    const peeks = `peeks ${Math.floor(early / PEEKS_SLOTS)}`;
    expect(asked).toEqual([`reel ${reelOf(early)}`, peeks, peeks, `reel ${reelOf(early)}`]);
  });
});
