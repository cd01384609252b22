import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { secondsOf, timestampOf } from './message-time.ts';

describe('secondsOf and timestampOf', () => {
  it('R3-041 convert a stored timestamp to unix seconds', () => {
    expect(secondsOf(new Timestamp(1_763_721_438, 0))).toBe(1_763_721_438);
    expect(secondsOf(new Timestamp(1_763_721_438, 123_456_000))).toBe(1_763_721_438.123456);
  });

  it('keep every microsecond in both directions, through JSON too', () => {
    for (let micros = 0; micros < 1_000_000; micros += 997) {
      const time = new Timestamp(1_763_721_438, micros * 1000);
      const seconds = JSON.parse(JSON.stringify(secondsOf(time))) as number;
      expect(timestampOf(seconds).isEqual(time)).toBe(true);
    }
  });

  it('keep the order of neighbouring times', () => {
    const first = secondsOf(new Timestamp(1_763_721_438, 999_998_000));
    expect(secondsOf(new Timestamp(1_763_721_438, 999_999_000))).toBeGreaterThan(first);
  });
});
