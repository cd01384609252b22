import { NO_LISTS, namesProtected, type WordLists } from './protected-words.ts';

/** Why a text is held for staff: it names a protected species, or a word of the list of staff. */
export const HELD_REASONS = ['protected', 'listed'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why a text may not be published as it is. Undefined: it may. `lists` are the words that staff have added. */
export function heldReason(text: string, lists: WordLists): HeldReason | undefined {
  if (!namesProtected(text, lists)) return undefined;
  return namesProtected(text, { ...NO_LISTS, allowed: lists.allowed }) ? 'protected' : 'listed';
}

const NAME = '[\\p{L}\\p{N}-]{2,}';
/** Ends of addresses that are no words of a sentence. */
const PLAIN_END = '(?:com|org|biz|ru|xyz|io|ly|gg|dev|co(?:\\.[a-z]{2})?|(?:ac|org|com|net|gov)\\.[a-z]{2})';
/** Ends that are words too: 'the dot top right', 'at dusk.me too'. */
const WORD_END = '(?:net|info|top|site|online|shop|link|me|tv|app|live)';
const BEFORE_NAME = '(?<![\\p{L}\\p{N}-])';
/** An end that the sentence goes on behind is none. */
const AFTER_END = '(?![\\p{L}\\p{N}])';
/** Behind an address that stands on its own: a path, a sign, or nothing. */
const ON_ITS_OWN = '(?=\\s*(?:$|[/?!.,;:)\\]"”\\n]))';
/** Words that lead to an address. */
const LEADING =
  '(?:visit|go to|goto|check out|join|click|open|browse|follow|try|website|site|page|link|address)(?:\\s+(?:is|at|on))?:?\\s+';
/** Before it: the beginning, a sign, or a word that leads to it. */
const BEGUN = `(?:^|[.!?:;,(\\n]\\s*|\\b${LEADING})`;
/** Words that say which dot is meant: 'the dot', 'a red dot', 'the dot com years'. */
const DESCRIBED =
  '(?:an?|the|this|that|these|those|my|our|your|his|her|its|one|two|three|each|every|any|some|no|other|another|same|first|last|old|early|polka|black|white|red|green|blue|yellow|orange|pink|purple|brown|gr[ae]y|golden|silver|dark|bright|pale|light|little|small|tiny|big|large|huge|fat|far|round|moving|blurry|fuzzy|faint|lone|single|laser)';
/** The dot, as people write it to hide it. */
const MASKED_DOT =
  '\\s*(?:\\[\\s*(?:dot|\\.)\\s*\\]|\\(\\s*(?:dot|\\.)\\s*\\)|\\{\\s*(?:dot|\\.)\\s*\\})\\s*';
const SPOKEN_DOT = '\\s*dot\\s*';

const LINKS = [
  '\\b(?:https?|ftp)\\s*:|\\bwww\\s*\\.',
  `${BEFORE_NAME}${NAME}\\.${PLAIN_END}${AFTER_END}(?!\\.\\p{L})`,
  `${BEFORE_NAME}[\\p{L}\\p{N}-]+\\.[a-z]{2,}/[\\p{L}\\p{N}]`,
  `${BEFORE_NAME}${NAME}\\s+\\.\\s*${PLAIN_END}${AFTER_END}`,
  `${BEFORE_NAME}${NAME}${MASKED_DOT}(?:${PLAIN_END}|${WORD_END})${AFTER_END}`,
  `${BEFORE_NAME}${NAME}\\.${WORD_END}(?:${ON_ITS_OWN}(?!\\.\\p{L})|/)`,
  `\\b${LEADING}${NAME}\\.${WORD_END}${AFTER_END}`,
  `${BEFORE_NAME}(?!${DESCRIBED}${AFTER_END})${NAME}${SPOKEN_DOT}${PLAIN_END}${AFTER_END}`,
  `${BEGUN}(?!${DESCRIBED}${AFTER_END})${NAME}${SPOKEN_DOT}${WORD_END}${ON_ITS_OWN}`,
  `\\b${LEADING}(?!${DESCRIBED}${AFTER_END})${NAME}${SPOKEN_DOT}${WORD_END}${AFTER_END}`,
].map((source) => new RegExp(source, 'iu'));

/**
 * True if the text has a link, or the name of a site, also with a spoken or hidden dot. Where the end of a name is a word of
 * the language too, the name must stand on its own: 'prizes dot top', not 'the little dot top right'.
 */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  return LINKS.some((link) => link.test(plain));
}
