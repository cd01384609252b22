import { NO_LISTS, namesProtected, type WordLists } from './protected-words.ts';

/** Why a text is held for staff: it names a protected species, or a word of the list of staff. */
export const HELD_REASONS = ['protected', 'listed'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why a text may not be published as it is. Undefined: it may. `lists` are the words that staff have added. */
export function heldReason(text: string, lists: WordLists): HeldReason | undefined {
  if (!namesProtected(text, lists)) return undefined;
  return namesProtected(text, { ...NO_LISTS, allowed: lists.allowed }) ? 'protected' : 'listed';
}

/** An address with a scheme or `www`, or a name that ends as addresses do, also with gaps around its dots. */
const LINK =
  /\b(?:https?|ftp)\s*:|\bwww\s*\.|\b[\p{L}\p{N}-]{2,}(?:\.|\s*\(?\[?dot\]?\)?\s*)(?:com|net|org|info|biz|io|co|ru|xyz|top|site|online|shop|link|me|ly|tv|app|dev|gg)\b(?!\.\p{L})/iu;

/** True if the text has a link, or the name of a site. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));
