import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAndTell, cleanText } from './clean-text.ts';

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

  // Persian, Sinhala, Hindi, Bengali, Kannada, Malayalam, Khmer, Mongolian, Hebrew, Quran verses, and a regional flag.
  it.each([
    'می\u200cخواهم ببینم',
    'PDF\u200cها و ۱۰\u200cساله',
    'ශ්\u200dරී ලංකා',
    'क्\u200dष और क्\u200cष',
    'র\u200d্যাব',
    'ಬ್ಯಾಂಕ್\u200cಗಳು ಬ್ಯಾಂಕ್\u200c',
    'അവന്\u200d വന്നു',
    'ភាសា\u200bខ្មែរ',
    '\u182d\u180e\u1820',
    'שלום (C++\u200f)',
    'آیه \u06dd',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])('keeps in %s what its script needs', (text) => {
    expect(cleanAndTell(text)).toEqual({ text, markup: [], unseen: false, marks: false });
  });

  it.each([
    ['joiners between other letters', 'li\u200con and li\u200don', 'lion and lion'],
    ['a second joiner in one place', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner at the edge of a word', '\u200cسلام\u200c دنیا', 'سلام دنیا'],
    ['direction marks where nothing reads from the right', 'a\u200fb', 'ab'],
    ['bidi overrides beside Arabic', 'سلام\u202eabc', 'سلامabc'],
  ])('takes away %s', (_what, text, expected) => {
    expect(cleanAndTell(text)).toMatchObject({ text: expected, unseen: true });
  });

  it.each([
    'lions <-- look --> elephants',
    'she said <grin> and left',
    'write to <me@boma.test>',
    'see <https://boma.test/a>',
    'a <lion> or <the bull>',
    'x<b and c>d',
    '-> <- <> <=> </3 >:-<',
  ])('leaves %s, which is no tag of HTML', (text) => expect(cleanText(text)).toBe(text));

  it.each([
    ['an <i>old</i> bull', 'an old bull', ['<i>', '</i>']],
    ['<IMG/src=x onerror=y>lion', 'lion', ['<IMG/src=x onerror=y>']],
    ['<video controls>lion', 'lion', ['<video controls>']],
    ['<!-- a note -->lion<br/>', 'lion', ['<!-- a note -->', '<br/>']],
    ['<scr<b>ipt>lion', 'lion', ['<b>', '<script>']],
  ])('takes the markup out of %s and names it', (text, cleaned, markup) => {
    expect(cleanAndTell(text)).toEqual({ text: cleaned, markup, unseen: false, marks: false });
  });

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
          /<\/?b(?:[\s/]*|[\s/][^<>]*=[^<>]*)>|<!--[^<>]*-->|\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b]|^\s|\s$|\s\s/iu,
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
