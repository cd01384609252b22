import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const ZWJ = '\u200d';

describe('R5-044 cleanText', () => {
  it.each([
    ['white space', '  a \n\t b\u00a0\u2003c\u2028d ', 'a b c d'],
    ['markup', 'a <b onclick="x()">lion</b><!-- x --> <script>y</script>', 'a lion y'],
    ['markup made of markup', '<scr<b></b>ipt>x</scr<i>ipt>', 'x'],
    ['markup hidden by what cannot be seen', '<\u200bimg src=x>x', 'x'],
    ['bidi overrides', 'a\u202eb\u2066c\u2069', 'abc'],
    ['zero-width characters', 'l\u200bi\u2060o\ufeffn\u00ad', 'lion'],
    ['controls', 'a\u0000b\u001b[31mc\u0085d', 'ab[31mc d'],
    ['letters that print as nothing', '\u3164\u2800\u115f', ''],
    ['lone surrogates', 'a\ud800b', 'ab'],
    ['towers of marks', `a${'\u0301'.repeat(40)}`, '\u00e1\u0301\u0301\u0301'],
    ['other forms of the same letter', 'e\u0301', '\u00e9'],
  ])('takes away %s', (_what, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    '2 < 3 and 4 > 3',
    'a <3 b',
    '<',
    'Tom & Jerry &amp; co',
    `\u{1f468}${ZWJ}\u{1f469}${ZWJ}\u{1f467}`,
  ])('leaves %s as it is', (text) => expect(cleanText(text)).toBe(text));

  it('cleans any text in one pass', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<', '>', '</', '<b', ZWJ, '\u202e', '\u0301', '\u{1f468}', 'e', ' ', '\ufdd0', '!--'),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (raw) => {
        const cleaned = cleanText(raw);
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(
          /<[a-z/!?][^<>]*>|\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b]|^\s|\s$|\s\s/iu,
        );
        expect(cleaned).toBe(cleaned.normalize('NFC'));
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it('cleans deeply nested markup', () => {
    expect(cleanText('<a'.repeat(750) + '>'.repeat(1500))).toBe('>'.repeat(750));
  });
});
