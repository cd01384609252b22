import { foldLookAlikes } from '../accounts/look-alikes.ts';
import { isGivenName } from './given-names.ts';

// Poachers read along. Names of protected species are found in text also when they are disguised.

/** These count inside longer words too: `blackrhino`, `#savepangolins`. No ordinary word contains them. */
const ANYWHERE = [
  'rhino',
  'pangolin',
  'rinocer',
  'whiterino',
  'blackrino',
  'whiteryno',
  'blackryno',
] as const;

/** Misspellings and names in languages of our viewers, as whole words. */
const WHOLE_WORDS = [
  'rhyno',
  'rhynos',
  'rihno',
  'rihnos',
  'ryno',
  'rynos',
  'rhinu',
  'rino',
  'rinos',
  'renoster',
  'renosters',
  'neushoorn',
  'neushoorns',
  'nashorn',
  'nashörner',
  'pengolin',
  'pangalin',
  'pangoline',
  'ietermagog',
] as const;

/** Words of medicine, and a name, that begin like the animal. */
const ALLOWED = ['rhinold', 'rhinoplast', 'rhinovirus', 'rhinolog', 'rhinorrh', 'rhinoscop'] as const;

const RHINO_PICTURE = '\u{1f98f}';

/** A letter that is written several times counts once, so that `rhiiino` is found. */
const collapse = (word: string) => word.replace(/(.)\1+/gsu, '$1');
const folded = (word: string) => collapse(foldLookAlikes(word));

const anywhere = ANYWHERE.map(folded);
/** As they are usually written. */
const NAMES = [
  'rhino',
  'rhinos',
  'rhinocero',
  'rhinoceros',
  'rhinoceroses',
  'rino',
  'rinos',
  'pangolin',
  'pangolins',
] as const;
const names: ReadonlySet<string> = new Set(NAMES.map(folded));
const lookAlikes = NAMES.map(foldLookAlikes);
const allowed = ALLOWED.map(folded);

/** What staff add: further words to look for, and words to let through. */
export interface WordLists {
  readonly held: readonly string[];
  readonly allowed: readonly string[];
}
export const NO_LISTS: WordLists = { held: [], allowed: [] };

interface Matcher {
  readonly whole: ReadonlySet<string>;
  readonly allowed: readonly string[];
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** A shorter beginning would let half of the language through. */
const ALLOWED_LETTERS_MIN = 3;

/** Texts are compared by their letters, so the words of the lists are as well. */
function matcherOf(lists: WordLists): Matcher {
  const lettersOfAll = (words: readonly string[]) => words.map((word) => lettersOf(folded(word)));
  const passes = lettersOfAll(lists.allowed).filter(({ length }) => length >= ALLOWED_LETTERS_MIN);
  const held = lettersOfAll(lists.held).filter(({ length }) => length > 0);
  return { whole: new Set([...WHOLE_WORDS.map(folded), ...held]), allowed: [...allowed, ...passes] };
}

/** The lists rarely change, and folding them costs more than a text. */
const matchers = new WeakMap<WordLists, Matcher>();

function matcherFor(lists: WordLists): Matcher {
  const matcher = matchers.get(lists) ?? matcherOf(lists);
  matchers.set(lists, matcher);
  return matcher;
}

/** `rino` ends ordinary words, as `merino` and `casino`. It counts in its plural, and behind a few words. */
const RINO = /^(?:save)?(?:the|my)?rinos|^(?:save)?(?:the|my)rino/;

/** True if a word of folded letters names a protected species. */
function isHeldWord(word: string, { whole, allowed: passes }: Matcher): boolean {
  if (passes.some((each) => word.startsWith(each))) return false;
  return whole.has(word) || RINO.test(word) || anywhere.some((term) => word.includes(term));
}

/** True if fragments together are exactly such a name: of words that merely touch, `or hi no`, nothing is meant. */
const isHeldWhole = (word: string, { whole }: Matcher) => whole.has(word) || names.has(word);

/** A digit or a sign at the edge is decoration, as in `rhino2` or `*rhino*`; inside it may replace a letter. */
function readingsOf(word: string): string[] {
  const bare = word.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  return [word, bare].map((each) => collapse(lettersOf(foldLookAlikes(each))));
}

/** So many letters can be hidden behind signs before a word could be any other: one in a short word. */
const mostHidden = (letters: number) => (letters < 5 ? 1 : 2);

/** `rh*no` and `p#ngolin`: signs in place of letters. Most of the letters must be there. */
function isMasked(word: string): boolean {
  const signs = foldLookAlikes(word).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (/^\p{L}*$/u.test(signs)) return false;
  const letters = Array.from(signs);
  const hidden = letters.filter((letter) => !/\p{L}/u.test(letter)).length;
  if (hidden > mostHidden(letters.length)) return false;
  return lookAlikes.some(
    (name) =>
      letters.length === name.length &&
      letters.every((letter, at) => letter === name[at] || !/\p{L}/u.test(letter)),
  );
}

/** Letters that stand alone, with anything but letters between them: `r h i n o`, `r.h.i.n.o`. */
const SPELLED =
  /(?<![\p{L}\p{M}])[\p{L}\p{N}@$!|](?:[^\p{L}\p{N}@$!|]{1,3}[\p{L}\p{N}@$!|](?![\p{L}\p{N}]))+/gu;

function spelledWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  return (plain.match(SPELLED) ?? []).map((run) => collapse(lettersOf(foldLookAlikes(run))));
}

/** Each two and three neighbouring words, written together. */
const joinedWords = (words: readonly string[]): string[] =>
  words.flatMap((_, at) =>
    [2, 3].filter((count) => at + count <= words.length).map((count) => words.slice(at, at + count).join('')),
  );

/**
 * True if the text names a protected species, also disguised: by look-alike letters, digits and signs, marks, gaps, repeated
 * letters, signs in place of letters, or written backwards. Pass only text of bounded length.
 */
export function namesProtected(text: string, lists: WordLists = NO_LISTS): boolean {
  if (text.includes(RHINO_PICTURE)) return true;
  const matcher = matcherFor(lists);
  const chunks = text.normalize('NFKC').split(/\s+/u).filter(Boolean);
  const words = chunks.flatMap((chunk) => chunk.split(/[-_.,;:/\\'"()[\]{}<>~#=]+/u)).filter(Boolean);
  const named = [chunks, words].map((list) => list.filter((word, at) => !isGivenName(word, list[at - 1])));
  const held = named
    .flat()
    .some((word) => readingsOf(word).some((each) => isHeldWord(each, matcher)) || isMasked(word));
  if (held) return true;
  const plain = words.map((word) => lettersOf(foldLookAlikes(word))).filter(Boolean);
  const reversed = plain.map((word) => collapse(Array.from(word).reverse().join('')));
  return (
    // Nobody spells out an ordinary word that ends in it.
    spelledWords(text).some((word) => isHeldWord(word, matcher) || word.includes('rino')) ||
    [...joinedWords(plain).map(collapse), ...reversed].some((word) => isHeldWhole(word, matcher))
  );
}
