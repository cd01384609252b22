import { describe, expect, it } from 'vitest';
import { type Bucket, drawToken } from './token-bucket.ts';

const allowance = { capacity: 2, refillMs: 1500 };

function drain(times: readonly number[]): boolean[] {
  let bucket: Bucket | undefined;
  return times.map((now) => {
    const draw = drawToken(bucket, allowance, now);
    if (draw.allowed) bucket = draw.bucket;
    return draw.allowed;
  });
}

describe('drawToken', () => {
  it('allows its capacity at once, then one per refill', () => {
    expect(drain([0, 0, 0, 1499, 1500, 1501, 3000])).toEqual([true, true, false, false, true, false, true]);
  });

  it('never holds more than its capacity', () => {
    expect(drain([0, 1_000_000, 1_000_000, 1_000_000])).toEqual([true, true, true, false]);
  });

  it('returns the whole seconds to wait, after which it allows a call', () => {
    const empty = { tokens: 0, updated_at: 0 };
    expect(drawToken(empty, allowance, 0)).toEqual({ allowed: false, retryAfterSeconds: 2 });
    expect(drawToken(empty, allowance, 2000).allowed).toBe(true);
    expect(drawToken(empty, allowance, 1499)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  });

  it('returns when it is full again', () => {
    expect(drawToken(undefined, allowance, 10)).toMatchObject({ allowed: true, fullAt: 1510 });
  });

  it('stays the same when the clock goes back', () => {
    expect(drawToken({ tokens: 0.5, updated_at: 1000 }, allowance, 0)).toMatchObject({ allowed: false });
  });
});
