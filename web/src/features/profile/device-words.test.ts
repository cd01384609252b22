import { describe, expect, it } from 'vitest';
import { dayWords } from './device-words.ts';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

describe('the day of something', () => {
  it.each([
    [at(10, 0), 'today'],
    [at(10, 14), 'today'],
    [at(9, 23), 'yesterday'],
    [at(9, 0), 'yesterday'],
    [at(8, 23), 'on Mar 8, 2026'],
    [new Date(2025, 11, 31).getTime(), 'on Dec 31, 2025'],
  ])('%d is %s', (then, words) => {
    expect(dayWords(then, at(10, 12))).toBe(words);
  });
});
