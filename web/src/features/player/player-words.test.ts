import { describe, expect, it } from 'vitest';
import { firstFacts } from './player-state.ts';
import { nextTry, span } from './player-words.ts';

describe('span', () => {
  it.each([
    [0, '0 s'],
    [-3, '0 s'],
    [59.4, '59 s'],
    [60, '1:00'],
    [84, '1:24'],
    [3725, '1:02:05'],
  ])('reads %d seconds as %s', (seconds, text) => {
    expect(span(seconds)).toBe(text);
  });
});

describe('nextTry', () => {
  it('counts down to one second, then shows that it is retrying', () => {
    const facts = { ...firstFacts(undefined), retryAt: 10_000 };
    expect(nextTry(facts, 5500)).toBe('Trying again in 5 s');
    expect(nextTry(facts, 10_200)).toBe('Trying again in 1 s');
    expect(nextTry(firstFacts(undefined), 0)).toBe('Trying now …');
  });
});
