import { expect, it } from 'vitest';
import { photoCampTime, photoDate } from './photo-words.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const NOW = Date.parse('2026-11-22T12:00:00');

it('R9-085 names the year only of a photo that is older than one year', () => {
  expect(photoDate(seconds('2025-12-22T09:05:00'), NOW)).toBe('Dec 22, 9:05 AM');
  expect(photoDate(seconds('2025-10-22T09:05:00'), NOW)).toBe('Oct 22, 2025, 9:05 AM');
});

it('R9-088 has the time at camp, two hours ahead of UTC', () => {
  expect(photoCampTime(seconds('2026-03-05T15:40:00Z'))).toBe('5:40 PM');
});
