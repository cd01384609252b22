import { SITE_NAME } from '../site-identity.ts';
import { foldLookAlikes } from './look-alikes.ts';

const lettersOf = (text: string) => foldLookAlikes(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Words that viewers take for the house. Plurals of people count too. */
const HOUSE_WORDS = [
  'administrators?',
  'admins?',
  'moderators?',
  'staff',
  'officials?',
  'support',
  'system',
  'zoomies?',
]
  .map((word) => word.replaceAll('l', 'i'))
  .concat(lettersOf(SITE_NAME));

/** One house word or several without a gap, such as `bomastaff`; `the` and `team` disguise nothing. */
const HOUSE_NAME = new RegExp(
  `^(?:the|team)*(?:${HOUSE_WORDS.join('|')})(?:${HOUSE_WORDS.join('|')}|team)*$`,
);

const isHouseName = (word: string) => HOUSE_NAME.test(word);

/** A digit or a sign is a letter in `b0ma` and decoration in `zoomie2`, so both readings count. */
function readingsOf(word: string): string[] {
  const end = word.replace(/[^\p{L}\p{M}]+$/u, '');
  return [word, end, word.replace(/^[^\p{L}\p{M}]+/u, ''), end.replace(/^[^\p{L}\p{M}]+/u, '')].map(
    lettersOf,
  );
}

/** The words of a name. Letters that stand alone, as in `A d m i n`, make one word. */
function wordsOf(name: string): string[] {
  const words = name.split(/[\s_\-.,;:/\\'"()[\]{}<>~*#=]+/u).filter(Boolean);
  const spelled = words
    .join(' ')
    .replace(/(^|\s)(\S(?:\s\S)+)(?=\s|$)/gu, (_, gap: string, run: string) => gap + run.replaceAll(' ', ''));
  return [...words, ...spelled.split(' ')];
}

/** Two or more capitalised words or initials, such as `Bo Ma` and `B. O. Ma`: the gaps disguise nothing. */
const FULL_NAME = /^\p{Lu}(?:\p{Ll}+|\.)?(?:\s+\p{Lu}(?:\p{Ll}+|\.)?)+$/u;

/**
 * True if viewers would take a user of this name for staff: a whole word of it, look-alike characters folded, is a word
 * of the house. `Stafford`, `Bomani` and `Bo Ma` are names like any other; `Ad min` is one word in disguise.
 */
export function isReservedName(name: string): boolean {
  const decomposed = name.normalize('NFKC');
  if (!FULL_NAME.test(decomposed) && isHouseName(lettersOf(decomposed))) return true;
  return wordsOf(decomposed).some(
    (word) =>
      readingsOf(word).some(isHouseName) ||
      word
        .split(/[^\p{L}\p{M}]+/u)
        .map(lettersOf)
        .some(isHouseName),
  );
}

/** True if two names look the same to a reader. Names without letters and digits must be the same signs. */
export function looksLikeName(name: string, other: string): boolean {
  const letters = lettersOf(name);
  if (letters !== '') return letters === lettersOf(other);
  return name.normalize('NFKC').trim() === other.normalize('NFKC').trim();
}

const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if a name has at least one character that prints. A combining mark alone has nothing to stand on. */
export function isVisibleName(name: string): boolean {
  return SHOWN.test(name);
}

/** East Asian scripts that are written together. A name may also mix them with Latin. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;
/** Apostrophes, lengthening strokes and marks that belong to whatever script they stand in. */
const ANY_SCRIPT = /[\p{sc=Common}\p{sc=Inherited}]/u;
/** The scripts that people write their names in today (Unicode Standard Annex 31). Historical ones disguise Latin words. */
const LIVING_SCRIPTS = `
  Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Ethiopic Nko Adlam Vai
  Tifinagh Cherokee Canadian_Aboriginal Lisu Yi Mongolian Tibetan Devanagari Bengali Gurmukhi
  Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Javanese Balinese
  Sundanese Ol_Chiki Meetei_Mayek
`
  .trim()
  .split(/\s+/)
  .map((script) => new RegExp(`\\p{sc=${script}}`, 'u'));

/**
 * True if all letters and digits of a name belong together: to one living script, or to the East Asian ones and Latin.
 * `Nіna` with a Cyrillic letter does not, and neither does a name in Gothic letters. ASCII digits belong to every script.
 */
export function isInOneScript(name: string): boolean {
  const found = new Set<number>();
  for (const letter of name.normalize('NFKC').match(/\p{L}|(?![0-9])\p{N}/gu) ?? []) {
    if (EAST_ASIAN.test(letter) || ANY_SCRIPT.test(letter)) continue;
    found.add(LIVING_SCRIPTS.findIndex((script) => script.test(letter)));
  }
  return found.size <= 1 && !found.has(-1);
}
