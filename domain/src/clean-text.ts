/** Spaces of every kind, line ends, and what older text formats used as such. */
const SPACES = /[\s\u0085\u2028\u2029]+/g;
/**
 * What cannot be seen or turns the direction of what follows: controls, format characters (bidi overrides, zero-width
 * ones, soft hyphens, tags), private use, lone surrogates, and letters that print as nothing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
/** One zero-width joiner is wanted: between two pictures, of which it makes a third. */
const JOINER = '\u200d';
const JOINED_PICTURES =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}){0,2})\u200d(?=\p{Extended_Pictographic})/gu;
const KEPT_JOINER = '\ufdd0';
/** Counts as white space, and cannot be seen. */
const BYTE_ORDER_MARK = '\ufeff';
const MARKUP = /<[a-z/!?-][^<>]*>/gi;
/** Letters carry a few marks at most; towers of them reach over the lines above. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

function cleanOnce(text: string): string {
  return text
    .replaceAll(KEPT_JOINER, '')
    .replaceAll(BYTE_ORDER_MARK, '')
    .replace(SPACES, ' ')
    .replace(JOINED_PICTURES, `$1${KEPT_JOINER}`)
    .replace(UNSEEN, '')
    .replaceAll(KEPT_JOINER, JOINER)
    .replace(MARKUP, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .trim();
}

/**
 * Cleans text that users write to each other: one line, NFC, without markup and invisible characters. Removing markup
 * can create new markup, so the cleaning repeats until nothing changes. Pass only text of bounded length.
 */
export function cleanText(text: string): string {
  let current = text;
  for (;;) {
    const cleaned = cleanOnce(current);
    if (cleaned === current) return cleaned;
    current = cleaned;
  }
}
