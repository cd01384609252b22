import { expect, it } from 'vitest';
import { settledWords } from './settled-words.ts';

it.each([
  [{ how: 'upheld', by_name: 'Naledi' }, 'Upheld by Naledi'],
  [{ how: 'released', by_name: 'Naledi' }, 'Published by Naledi'],
  [{ how: 'put-back', by_name: null }, 'Put back by a colleague'],
] as const)('says how %j was settled, and by whom', (settled, words) => {
  expect(settledWords(settled)).toBe(words);
});
