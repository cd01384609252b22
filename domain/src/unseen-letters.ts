// Format characters cannot be seen by themselves, and disguise names and words. Some scripts need a few of them.

/**
 * What cannot be seen or turns the direction of what follows: controls, format characters (bidi overrides, zero-width
 * ones, soft hyphens, tags), private use, lone surrogates, and letters that print as nothing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
const EACH_UNSEEN = new RegExp(UNSEEN.source, 'gu');
const LEADING_UNSEEN = new RegExp(`^${UNSEEN.source}+`, 'u');
const TRAILING_UNSEEN = new RegExp(`${UNSEEN.source}$`, 'u');

const sc = (names: string) =>
  names
    .split(' ')
    .map((name) => `\\p{sc=${name}}`)
    .join('');

/** Scripts whose letters join or stack, so that a joiner between them changes what is read. */
const JOINING = sc(
  'Arabic Syriac Mandaic Mongolian Phags_Pa Nko Adlam Hanifi_Rohingya Devanagari Bengali Gurmukhi Gujarati Oriya Tamil ' +
    'Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Balinese Javanese Sundanese Limbu Meetei_Mayek Tai_Tham ' +
    'Cham Kaithi Chakma Grantha Tirhuta Newa Saurashtra Sharada',
);
/** Scripts without spaces, which mark the end of a word so that lines can break. */
const UNSPACED = sc('Thai Lao Khmer Myanmar Tibetan Javanese Balinese Tai_Tham');
const RIGHT_TO_LEFT_LETTER = new RegExp(
  `[${sc('Arabic Hebrew Syriac Thaana Nko Adlam Mandaic Samaritan Hanifi_Rohingya')}]`,
  'u',
);
/** Marks that take the vowel off a letter (Canonical_Combining_Class=Virama, and the killers of Myanmar and Malayalam). */
const VIRAMA =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0f84\\u1039\\u103a\\u17d2\\u1b44\\ua9c0';

const pattern = (source: string) => new RegExp(source, 'u');
const endsIn = (scripts: string) => pattern(`(?=[${scripts}])[\\p{L}\\p{M}\\p{N}]\\p{M}*$`);
const beginsWith = (scripts: string) => pattern(`^(?=[${scripts}])[\\p{L}\\p{M}\\p{N}]`);

const AFTER_JOINING = endsIn(JOINING);
const BEFORE_JOINING = beginsWith(JOINING);
const AFTER_UNSPACED = endsIn(UNSPACED);
const BEFORE_UNSPACED = beginsWith(UNSPACED);
const AFTER_MONGOLIAN = endsIn('\\p{sc=Mongolian}');
const BEFORE_MONGOLIAN = beginsWith('\\p{sc=Mongolian}');
const AFTER_VIRAMA = pattern(`[${VIRAMA}]$`);
const AFTER_WORD = /[\p{L}\p{N}\p{P}]\p{M}*$/u;
const BEFORE_LETTER = /^[\p{L}\p{M}\p{N}]/u;
const AFTER_PICTURE = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}){0,2}$/u;
const BEFORE_PICTURE = /^\p{Extended_Pictographic}/u;

type Wish = (place: { readonly before: string; readonly after: string; readonly text: string }) => boolean;

const inRightToLeft: Wish = ({ text }) => RIGHT_TO_LEFT_LETTER.test(text);

/**
 * Where each is wanted. Joiners: the contexts A1, A2 and B of Unicode Standard Annex 31, section 2.3.1
 * (https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters), by script and not by joining type, which
 * JavaScript does not know. Two things are wider, because people write them: a non-joiner between a foreign word or a
 * number and its Persian ending, and one after a virama at the end of a word.
 */
const WISHES: Readonly<Record<string, Wish>> = {
  // Zero width non-joiner.
  '\u200c': ({ before, after }) =>
    AFTER_VIRAMA.test(before) ||
    (AFTER_JOINING.test(before) && BEFORE_LETTER.test(after)) ||
    (AFTER_WORD.test(before) && BEFORE_JOINING.test(after)),
  // Zero width joiner: it also makes one picture of two.
  '\u200d': ({ before, after }) =>
    AFTER_JOINING.test(before) || (AFTER_PICTURE.test(before) && BEFORE_PICTURE.test(after)),
  // Zero width space.
  '\u200b': ({ before, after }) => AFTER_UNSPACED.test(before) && BEFORE_UNSPACED.test(after),
  // Mongolian vowel separator.
  '\u180e': ({ before, after }) => AFTER_MONGOLIAN.test(before) && BEFORE_MONGOLIAN.test(after),
  // Marks that say which way a sign beside a letter reads. Unlike overrides they turn no letters around.
  '\u200e': inRightToLeft,
  '\u200f': inRightToLeft,
  '\u061c': inRightToLeft,
};

/** Format characters that print: signs over or around Arabic, Syriac and Kaithi numbers. */
const PRINTED = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;
/** The flags of England, Scotland and Wales are spelled with tags behind a black flag. */
const TAGGED_FLAG =
  /\u{1f3f4}(?:\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})/gu;

/** Enough for a letter or a picture with its marks. */
const NEARBY = 12;

/** Removes what cannot be seen, apart from what a script needs; of several that are wanted in one place the first stays. */
export function removeUnseen(text: string): string {
  if (!UNSEEN.test(text)) return text;
  const flags = Array.from(text.matchAll(TAGGED_FLAG), ({ index, 0: flag }) => [index, index + flag.length]);
  return text.replace(EACH_UNSEEN, (character: string, at: number) => {
    if (PRINTED.test(character)) return character;
    if (flags.some(([start = 0, end = 0]) => at >= start && at < end)) return character;
    const wish = WISHES[character];
    const before = text.slice(Math.max(0, at - NEARBY), at);
    if (!wish || TRAILING_UNSEEN.test(before)) return '';
    const after = text.slice(at + 1).replace(LEADING_UNSEEN, '');
    return wish({ before, after, text }) ? character : '';
  });
}
