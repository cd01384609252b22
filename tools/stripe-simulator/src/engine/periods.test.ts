import { describe, expect, it } from 'vitest';
import { periodEnd } from './periods.ts';

const at = (text: string) => Date.parse(text) / 1000;
const monthly = { interval: 'month', interval_count: 1 };

describe('periods', () => {
  it.each([
    ['2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z', '2026-04-01T09:00:00Z'],
    ['2026-01-31T12:30:15Z', '2026-01-31T12:30:15Z', '2026-02-28T12:30:15Z'],
    ['2026-01-31T12:30:15Z', '2026-02-28T12:30:15Z', '2026-03-31T12:30:15Z'],
    ['2027-12-31T23:59:59Z', '2028-01-31T23:59:59Z', '2028-02-29T23:59:59Z'],
  ])('of an anchor at %s that begin at %s end at %s', (anchor, from, end) => {
    expect(periodEnd(at(anchor), at(from), monthly)).toBe(at(end));
  });

  it('are days, weeks, quarters and years too', () => {
    const start = at('2028-02-29T06:00:00Z');
    const end = (interval: string, interval_count = 1) =>
      periodEnd(start, start, { interval, interval_count });
    expect(end('day', 3)).toBe(at('2028-03-03T06:00:00Z'));
    expect(end('week')).toBe(at('2028-03-07T06:00:00Z'));
    expect(end('month', 3)).toBe(at('2028-05-29T06:00:00Z'));
    expect(end('year')).toBe(at('2029-02-28T06:00:00Z'));
  });
});
