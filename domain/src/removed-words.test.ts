import { expect, it } from 'vitest';
import { removedWords } from './removed-words.ts';

it('says nothing about texts that stay as they are, white space apart', () => {
  expect(removedWords([])).toBeUndefined();
  expect(removedWords(['  two\r\nlines ', 'lions <-- look', 'می\u200cخواهم'])).toBeUndefined();
});

it.each([
  [['an <i>old</i> bull'], 'We took out <i> </i>, because our pages show no HTML.'],
  [['<b>a</b> <u>b</u>'], 'We took out <b> </b> <u> and more, because our pages show no HTML.'],
  [['fine', 'li\u200bon'], 'We took out characters that cannot be seen.'],
  [['so\u0008ft'], 'We took out characters that cannot be seen.'],
  [[`a${'\u0301'.repeat(9)}`], 'We took out marks that were stacked too high.'],
  [
    ['<b>', '\u202e'],
    'We took out <b>, because our pages show no HTML. We took out characters that cannot be seen.',
  ],
])('says of %j what is removed', (texts, words) => expect(removedWords(texts)).toBe(words));
