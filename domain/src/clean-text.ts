import { removeUnseen } from './unseen-letters.ts';

/** Spaces of every kind, line ends, and what older text formats used as such. */
const SPACES = /[\s\u0085\u2028\u2029]+/g;
/** Counts as white space, and cannot be seen. */
const BYTE_ORDER_MARK = '\ufeff';
/** The elements of HTML (https://html.spec.whatwg.org/multipage/indices.html), older ones, and those of SVG and MathML that run scripts. */
const TAGS =
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote
body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em
embed fieldset figcaption figure font footer form frame frameset h[1-6] head header hgroup hr html i iframe image img
input ins isindex kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript
object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script search section select
slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
title tr track tt u ul var video wbr xmp`
    .split(/\s+/)
    .join('|');
/** What stands behind the name of a tag: nothing, attributes with values, or those that need none. */
const ATTRIBUTES =
  '[\\s/]*|[\\s/][^<>=]*=[^<>]*|(?:[\\s/]+(?:async|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|readonly|required|selected))+[\\s/]*';
/** A tag of HTML, a comment, or a declaration. Other angle brackets are arrows, smiles, addresses and sums. */
const MARKUP = new RegExp(
  `</?(?:${TAGS})(?:${ATTRIBUTES})>|<!--[^<>]*-->|<!(?:doctype|\\[cdata\\[)[^<>]*>|<\\?(?:xml|php)[^<>]*>`,
  'gi',
);
export const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;
/** Letters carry a few marks at most; towers of them reach over the lines above. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

export interface Cleaned {
  readonly text: string;
  /** The markup that was removed, in its order. */
  readonly markup: readonly string[];
  /** Characters were removed that cannot be seen. */
  readonly unseen: boolean;
  /** Marks were removed of which too many stood on one letter. */
  readonly marks: boolean;
}

function cleanOnce(text: string): Cleaned {
  const spaced = text.replaceAll(BYTE_ORDER_MARK, '').replace(SPACES, ' ');
  const seen = removeUnseen(spaced);
  const plain = seen.replace(MARKUP, '').normalize('NFC');
  const low = plain.replace(STACKED_MARKS, '$1');
  return {
    text: low.trim(),
    markup: seen.match(MARKUP) ?? [],
    unseen: seen.length !== spaced.length,
    marks: low !== plain,
  };
}

/**
 * Cleans text that people write to each other, and says what it removes besides white space: the result is one line, NFC,
 * without markup and without invisible characters that no script needs. Removing markup can create new markup, so the
 * cleaning repeats until nothing changes. Pass only text of bounded length.
 */
export function cleanAndTell(text: string): Cleaned {
  let cleaned = cleanOnce(text);
  for (;;) {
    const next = cleanOnce(cleaned.text);
    if (next.text === cleaned.text) return cleaned;
    cleaned = {
      text: next.text,
      markup: [...cleaned.markup, ...next.markup],
      unseen: cleaned.unseen || next.unseen,
      marks: cleaned.marks || next.marks,
    };
  }
}

/** What is stored of a text: the text of `cleanAndTell`. */
export const cleanText = (text: string): string => cleanAndTell(text).text;

/** Cleans text of several lines: line by line, at most one empty line in a row. */
export function cleanLines(text: string): string {
  return text
    .split(LINE_END)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
