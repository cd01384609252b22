import { expect, it } from 'vitest';
import { dateWords, momentWords } from './moments.ts';

it('R9-084 writes a date as month, day and year, and a moment with the hour after it', () => {
  const time = new Date(2024, 2, 5, 15, 4).getTime();
  expect(dateWords(time)).toBe('Mar 5, 2024');
  expect(momentWords(time)).toBe('Mar 5, 2024, 15:04');
  expect(momentWords(new Date(2024, 2, 5, 0, 0).getTime())).toBe('Mar 5, 2024, 00:00');
});
