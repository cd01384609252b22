import { describe, expect, it } from 'vitest';
import { campTime } from './camp-time.ts';

describe('campTime', () => {
  it.each([
    ['2026-03-01T11:05:00Z', '1:05 PM'],
    ['2026-03-01T21:59:59Z', '11:59 PM'],
    ['2026-03-01T22:00:00Z', '12:00 AM'],
    ['2026-07-01T10:00:00Z', '12:00 PM'],
    ['2026-07-01T07:09:00Z', '9:09 AM'],
  ])("R2-197 writes %s as 'h:mm A' in UTC+2: %s", (utc, text) => {
    expect(campTime(Date.parse(utc))).toBe(text);
  });
});
