import { expect, it } from 'vitest';
import { durationWords, factsOf, titleOf } from './video-words.ts';

it('R3-033 calls a video without a title Highlight Video', () => {
  expect(titleOf({ title: null })).toBe('Highlight Video');
  expect(titleOf({ title: 'Lions' })).toBe('Lions');
});

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [65, '1:05'],
  [600, '10:00'],
  [3723, '1:02:03'],
])('R3-032 shows %i seconds as %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});

it('R9-082 counts views in few characters', () => {
  const video = { created_ts: Date.UTC(2024, 2, 5, 12) / 1000, view_count: 1201 } as Parameters<
    typeof factsOf
  >[0];
  expect(factsOf(video)).toBe('Mar 5, 2024 · 1.3k views');
  expect(factsOf({ ...video, view_count: 1 })).toBe('Mar 5, 2024 · 1 view');
});
