import { describe, expect, it } from 'vitest';
import { judgeLiveness, type Progress, unseen } from './judge-liveness.ts';

const MINUTE = 60_000;
const seen = (sequence: number) => ({ sequence, targetDuration: 4 });
const live: Progress = { live: true, sequence: 100, advanced_at: 0, misses: 0 };

describe('judgeLiveness', () => {
  it('puts a camera on the air at the first playlist it shows', () => {
    expect(judgeLiveness(unseen, seen(100), 5)).toEqual({
      live: true,
      sequence: 100,
      advanced_at: 5,
      misses: 0,
    });
  });

  it('leaves one that never showed a playlist off the air', () => {
    expect(judgeLiveness(judgeLiveness(unseen, undefined, 0), undefined, MINUTE).live).toBe(false);
  });

  it('forgives one miss and not two in a row', () => {
    const once = judgeLiveness(live, undefined, MINUTE);
    expect(once.live).toBe(true);
    expect(judgeLiveness(once, undefined, 2 * MINUTE).live).toBe(false);
    const recovered = judgeLiveness(once, seen(115), 2 * MINUTE);
    expect(judgeLiveness(recovered, undefined, 3 * MINUTE).live).toBe(true);
  });

  it('takes a playlist that no longer counts up for a miss', () => {
    const once = judgeLiveness(live, seen(100), MINUTE);
    expect(once).toMatchObject({ live: true, misses: 1 });
    expect(judgeLiveness(once, seen(100), 2 * MINUTE).live).toBe(false);
  });

  it('is patient while the next segment may still be on its way', () => {
    expect(judgeLiveness(live, seen(100), 20_000)).toMatchObject({ live: true, misses: 0 });
    expect(judgeLiveness(live, { sequence: 100, targetDuration: 10 }, 30_000)).toMatchObject({ misses: 0 });
  });

  it('stays off the air while the playlist that returned is the old one', () => {
    const off: Progress = { live: false, sequence: 100, advanced_at: 0, misses: 2 };
    expect(judgeLiveness(off, seen(100), 3 * MINUTE).live).toBe(false);
    expect(judgeLiveness(off, seen(101), 3 * MINUTE).live).toBe(true);
  });

  it('takes a server that begins to count anew for live', () => {
    expect(judgeLiveness(live, seen(3), MINUTE)).toMatchObject({ live: true, sequence: 3 });
  });
});
