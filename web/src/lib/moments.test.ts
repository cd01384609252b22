import { expect, it } from 'vitest';
import { dateWords, momentWords, timeWords } from './moments.ts';

it('R9-084 writes a date as month, day and year, and a moment with the hour after it', () => {
  const time = new Date(2024, 2, 5, 15, 4).getTime();
  expect(dateWords(time)).toBe('Mar 5, 2024');
  expect(momentWords(time)).toBe('Mar 5, 2024, 3:04 PM');
  expect(momentWords(new Date(2024, 2, 5, 0, 0).getTime())).toBe('Mar 5, 2024, 12:00 AM');
});

it("writes the viewer's time as 'h:mm A'", () => {
  expect(timeWords(new Date(2026, 2, 1, 13, 5).getTime())).toBe('1:05 PM');
  expect(timeWords(new Date(2026, 2, 1, 0, 30).getTime())).toBe('12:30 AM');
});

it('has no words for a time that is none', () => {
  for (const words of [dateWords, momentWords, timeWords]) expect(words(Number.NaN)).toBe('');
});
