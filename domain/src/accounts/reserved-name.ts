import { foldLookAlikes } from './look-alikes.ts';

/** Words that viewers take for the house. Plurals of people count too. */
const HOUSE_WORDS = [
  'administrators?',
  'admins?',
  'moderators?',
  'boma',
  'staff',
  'officials?',
  'support',
  'system',
  'zoomies?',
].map((word) => word.replaceAll('l', 'i'));

/** One house word or several without a gap, such as `bomastaff`; `the` and `team` disguise nothing. */
const HOUSE_NAME = new RegExp(
  `^(?:the|team)*(?:${HOUSE_WORDS.join('|')})(?:${HOUSE_WORDS.join('|')}|team)*$`,
);

const isHouseName = (word: string) => HOUSE_NAME.test(word);

const lettersOf = (text: string) => foldLookAlikes(text).replace(/[^\p{L}\p{N}]/gu, '');

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
  const spelled = words.join(' ').replace(/(?<=^|\s)\S(?:\s\S)+(?=\s|$)/gu, (run) => run.replaceAll(' ', ''));
  return [...words, ...spelled.split(' ')];
}

/**
 * True if viewers would take a user of this name for staff: a whole word of it, look-alike characters folded, is a word
 * of the house. `Stafford` and `Bomani` are names like any other.
 */
export function isReservedName(name: string): boolean {
  const decomposed = name.normalize('NFKC');
  if (isHouseName(lettersOf(decomposed))) return true;
  return wordsOf(decomposed).some(
    (word) =>
      readingsOf(word).some(isHouseName) ||
      word
        .split(/[^\p{L}\p{M}]+/u)
        .map(lettersOf)
        .some(isHouseName),
  );
}

/** True if two names look the same to a reader. */
export function looksLikeName(name: string, other: string): boolean {
  return lettersOf(name) === lettersOf(other);
}

const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if a name has at least one character that prints. A combining mark alone has nothing to stand on. */
export function isVisibleName(name: string): boolean {
  return SHOWN.test(name);
}

/** East Asian scripts that are written together. A name may also mix them with Latin. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;
const SCRIPTS = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
  /\p{sc=Georgian}/u,
  /\p{sc=Hebrew}/u,
  /\p{sc=Arabic}/u,
  /\p{sc=Devanagari}/u,
  /\p{sc=Ethiopic}/u,
] as const;
const OTHER_SCRIPT = SCRIPTS.length;

/** True if a name mixes alphabets, as `Nіna` with a Cyrillic letter does. East Asian scripts may mix, with Latin too. */
export function mixesScripts(name: string): boolean {
  const found = new Set<number>();
  for (const letter of name.normalize('NFKC').match(/\p{L}/gu) ?? []) {
    if (EAST_ASIAN.test(letter)) continue;
    const script = SCRIPTS.findIndex((pattern) => pattern.test(letter));
    found.add(script === -1 ? OTHER_SCRIPT : script);
  }
  return found.size > 1;
}
