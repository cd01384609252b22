import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1k'],
  [1001, '1.1k'],
  [1100, '1.1k'],
  [1201, '1.3k'],
  [12_345, '12.4k'],
])('R9-082 R9-083 shows a count of %i as %j', (count, words) => {
  expect(countWords(count)).toBe(words);
});
