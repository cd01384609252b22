import { describe, expect, it } from 'vitest';
import { judgeLiveness, judgeOutage, neverSeen, type Progress } from './judge-liveness.ts';

const MINUTE = 60_000;
const seen = (sequence: number, viewers: number | null = null) => ({ sequence, targetDuration: 4, viewers });
const live: Progress = { live: true, sequence: 100, seen: [100], advanced_at: 0, misses: 0, viewers: 12 };

describe('judgeLiveness', () => {
  it('puts a camera on the air at its first playlist', () => {
    expect(judgeLiveness(neverSeen, seen(100), 5)).toEqual({
      live: true,
      sequence: 100,
      seen: [100],
      advanced_at: 5,
      misses: 0,
      viewers: null,
    });
  });

  it('leaves a camera that never had a playlist off the air', () => {
    expect(judgeLiveness(judgeLiveness(neverSeen, undefined, 0), undefined, MINUTE).live).toBe(false);
  });

  it('tolerates one miss, but not two in a row', () => {
    const once = judgeLiveness(live, undefined, MINUTE);
    expect(once.live).toBe(true);
    expect(judgeLiveness(once, undefined, 2 * MINUTE).live).toBe(false);
    const recovered = judgeLiveness(once, seen(115), 2 * MINUTE);
    expect(judgeLiveness(recovered, undefined, 3 * MINUTE).live).toBe(true);
  });

  it('counts a playlist without new segments as a miss', () => {
    const once = judgeLiveness(live, seen(100), MINUTE);
    expect(once).toMatchObject({ live: true, misses: 1 });
    expect(judgeLiveness(once, seen(100), 2 * MINUTE).live).toBe(false);
  });

  it('waits while the next segment may still arrive', () => {
    expect(judgeLiveness(live, seen(100), 20_000)).toMatchObject({ live: true, misses: 0 });
    expect(judgeLiveness(live, { ...seen(100), targetDuration: 10 }, 30_000)).toMatchObject({ misses: 0 });
  });

  it('stays off the air while the playlist shows an old segment', () => {
    const off: Progress = {
      live: false,
      sequence: 100,
      seen: [100],
      advanced_at: 0,
      misses: 2,
      viewers: null,
    };
    expect(judgeLiveness(off, seen(100), 3 * MINUTE).live).toBe(false);
    expect(judgeLiveness(off, seen(101), 3 * MINUTE).live).toBe(true);
  });

  it('keeps a camera live when its server restarts the count', () => {
    expect(judgeLiveness(live, seen(3), MINUTE)).toMatchObject({ live: true, sequence: 3 });
  });

  /** The progress after checks of once a minute, which found these numbers. */
  const after = (...numbers: number[]) =>
    numbers.reduce((before, number, at) => judgeLiveness(before, seen(number), at * MINUTE), neverSeen);

  it('finds a camera dead whose two edges stand at different numbers, whichever answers', () => {
    expect(after(100, 57, 100).live).toBe(true);
    expect(after(100, 57, 100, 57).live).toBe(false);
    expect(after(100, 57, 57, 100).live).toBe(false);
    expect(after(100, 57, 100, 57, 100, 57, 57, 100, 57).live).toBe(false);
  });

  it('keeps a camera live while one of its edges moves on, or both', () => {
    expect(after(100, 57, 100, 58, 100, 100, 59).live).toBe(true);
    expect(after(100, 57, 115, 72, 130, 87, 145).live).toBe(true);
    expect(after(100, 57, 100, 57, 100, 57, 58).live).toBe(true);
  });

  it('keeps a camera live whose server begins to count anew again and again', () => {
    expect(after(100, 115, 3, 18, 33, 4, 19, 34).live).toBe(true);
  });

  it('takes over the count of players, and its absence', () => {
    expect(judgeLiveness(live, seen(115, 14), MINUTE).viewers).toBe(14);
    expect(judgeLiveness(live, seen(100, 14), 5000).viewers).toBe(14);
    expect(judgeLiveness(live, seen(115), MINUTE).viewers).toBeNull();
  });

  it('keeps the last count through one miss, and drops it off the air', () => {
    const once = judgeLiveness(live, undefined, MINUTE);
    expect(once.viewers).toBe(12);
    expect(judgeLiveness(once, undefined, 2 * MINUTE).viewers).toBeNull();
  });
});

describe('judgeOutage', () => {
  const off = { live: false, wasLive: false, wasSpared: false, isExempt: false };

  it('begins one as a camera leaves the air, and never again while it is off', () => {
    expect(judgeOutage({ ...off, wasLive: true })).toEqual({ begins: true, spared: false });
    expect(judgeOutage(off)).toEqual({ begins: false, spared: false });
  });

  it('spares a camera that is exempt, until it is no longer and still off the air', () => {
    expect(judgeOutage({ ...off, wasLive: true, isExempt: true })).toEqual({ begins: false, spared: true });
    expect(judgeOutage({ ...off, wasSpared: true, isExempt: true })).toEqual({ begins: false, spared: true });
    expect(judgeOutage({ ...off, wasSpared: true })).toEqual({ begins: true, spared: false });
  });

  it('forgets that a camera was spared once it is on the air', () => {
    for (const isExempt of [true, false])
      expect(judgeOutage({ ...off, live: true, wasSpared: true, isExempt })).toEqual({
        begins: false,
        spared: false,
      });
  });

  it('has none for a camera that has never been on the air, or has one already as it becomes exempt', () => {
    expect(judgeOutage({ ...off, isExempt: true })).toEqual({ begins: false, spared: false });
  });
});
