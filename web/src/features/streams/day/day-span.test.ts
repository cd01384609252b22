import { describe, expect, it } from 'vitest';
import { containing, hoursBetween, shifted, wholeDay, zoomed } from './day-span.ts';

describe('the part of a day that the line shows', () => {
  it('keeps what is under the pointer in its place while it grows and shrinks', () => {
    const near = zoomed(wholeDay, 0.25, 720);
    expect(near).toEqual({ from: 540, size: 360 });
    expect(zoomed(near, 2, 720)).toEqual({ from: 360, size: 720 });
  });

  it('is between an hour and 48 hours, and never leaves them', () => {
    expect(zoomed(wholeDay, 0.001, 1440)).toEqual({ from: 1410, size: 30 });
    expect(zoomed({ from: 1400, size: 40 }, 100, 1410)).toEqual(wholeDay);
    expect(shifted({ from: 1300, size: 120 }, 500)).toEqual({ from: 1320, size: 120 });
    expect(shifted({ from: 10, size: 120 }, -500)).toEqual({ from: 0, size: 120 });
  });

  it('follows the thumb no farther than it must', () => {
    const span = { from: 100, size: 50 };
    expect(containing(span, 120)).toBe(span);
    expect(containing(span, 90)).toEqual({ from: 90, size: 50 });
    expect(containing(span, 150)).toEqual({ from: 101, size: 50 });
  });

  it('names as many hours as there is room for', () => {
    expect(hoursBetween(wholeDay, 8)).toBe(6);
    expect(hoursBetween(wholeDay, 4)).toBe(12);
    expect(hoursBetween({ from: 0, size: 30 }, 4)).toBe(0.25);
  });
});
