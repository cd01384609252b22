import { REEL_STILLS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { describe, expect, it, vi } from 'vitest';
import { DAY_SLOTS, openDay } from './day-stills.ts';

const NOW = Date.UTC(2026, 1, 3, 12);
const LAST = slotAt(NOW);
const reelOf = (slot: number) => Math.floor(slot / REEL_STILLS);

/** A day whose half hours have these stills, by two minutes. Other half hours are empty. */
function dayOf(slots: readonly number[], broken: readonly number[] = []) {
  const asked: number[] = [];
  const changed = vi.fn();
  const failed = vi.fn();
  const read = async (reel: number) => {
    asked.push(reel);
    if (broken.includes(reel)) throw new Error('no network');
    const stills = slots
      .filter((slot) => reelOf(slot) === reel)
      .map((slot) => ({ ts: (slot * STILL_EVERY_MS) / 1000, jpeg: `still-${slot}` }));
    return { stills };
  };
  return { day: openDay(NOW, { read, changed, failed }), asked, changed, failed };
}

describe('the day of a camera', () => {
  it('is the 720 times two minutes that end now', () => {
    const { day } = dayOf([]);
    expect([day.first, day.last]).toEqual([LAST - DAY_SLOTS + 1, LAST]);
    expect(DAY_SLOTS).toBe(720);
  });

  it('asks for each half hour once, and for none after now', async () => {
    const { day, asked, changed } = dayOf([]);
    day.want(LAST, 3);
    day.want(LAST - REEL_STILLS, 3);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(asked).toEqual([reelOf(LAST), reelOf(LAST) - 1]);
  });

  it('goes from still to still over gaps, and waits for a half hour that is not here', async () => {
    const start = reelOf(LAST) * REEL_STILLS - 3 * REEL_STILLS;
    const { day, changed } = dayOf([start, start + 2, start + REEL_STILLS + 4]);
    day.want(start, 1);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(day.after(start)).toBe(start + 2);
    expect(day.after(start + 2)).toBe(start + REEL_STILLS - 1);
    day.want(start + REEL_STILLS, 1);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(day.after(start + 2)).toBe(start + REEL_STILLS + 4);
    expect(day.stillAt(start + REEL_STILLS + 1)).toBe(`data:image/jpeg;base64,still-${start + 2}`);
  });

  it('is over with its last two minutes', async () => {
    const { day, changed } = dayOf([]);
    day.want(LAST, 1);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(day.after(LAST - (LAST % REEL_STILLS))).toBe(LAST);
  });

  it('is empty once all of it is here without a still', async () => {
    const { day } = dayOf([]);
    day.want(LAST, 1);
    await vi.waitFor(() => expect(day.isLoading()).toBe(false));
    expect(day.isEmpty()).toBe(false);
    day.want(day.first, 100);
    expect(day.isLoading()).toBe(true);
    await vi.waitFor(() => expect(day.isEmpty()).toBe(true));
  });

  it('says that a half hour failed, and asks for it again only after a retry', async () => {
    const { day, asked, failed } = dayOf([], [reelOf(LAST)]);
    day.want(LAST, 1);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(day.isFailed()).toBe(true);
    day.want(LAST, 1);
    expect(asked).toHaveLength(1);
    day.retry();
    expect(day.isFailed()).toBe(false);
    day.want(LAST, 1);
    expect(asked).toHaveLength(2);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
  });
});
