import { expect, it } from 'vitest';
import { bytesWords, countWords, percentWords } from './usage-words.ts';

it('words counts, bytes and shares', () => {
  expect(countWords(1_234_567)).toBe('1,234,567');
  expect([0, 999, 1000, 1_550_000, 20_000_000_000].map(bytesWords)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '1.6 MB',
    '20 GB',
  ]);
  expect([0, 0.0001, 0.01, 0.126, 1.5].map(percentWords)).toEqual([
    '0 %',
    'under 1 %',
    '1 %',
    '13 %',
    '150 %',
  ]);
});
