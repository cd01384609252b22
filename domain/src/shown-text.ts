import { z } from 'zod';
import { cleanLines, cleanText, LINE_END } from './clean-text.ts';

/** Bounds the work of cleaning: a text this much longer than allowed is refused before it. */
const RAW_FACTOR = 10;

const inOneLine = z.overwrite<string>(cleanText);
const inLines = z.overwrite<string>(cleanLines);

interface TextRules {
  /** Characters after cleaning, and the sentence for a text that has more. */
  readonly max: number;
  readonly tooLong: string;
  /** The sentence for an empty text. Absent: it may be empty. */
  readonly missing?: string;
  /** The sentence for what is no text; that for an empty one by default. */
  readonly noText?: string;
  /** Characters before cleaning; ten times `max` by default. */
  readonly rawMax?: number;
  /**
   * Line breaks stay. `rawMax`: characters of a line before cleaning, the work of which grows with their square: a long text
   * needs it.
   */
  readonly lines?: true | { readonly rawMax: number; readonly tooLong: string };
}

const haveAtMost = (max: number) => (text: string) =>
  text.split(LINE_END).every(({ length }) => length <= max);

/**
 * A text that somebody reads: cleaned before anything else is asked of it. Every text field of an input is one of these;
 * `shown-text.test.ts` finds one that is not.
 */
export function shownText({ max, tooLong, missing, noText = missing, rawMax, lines }: TextRules) {
  const raw = noText === undefined ? z.string() : z.string({ error: noText });
  const short = raw.max(rawMax ?? max * RAW_FACTOR, { error: tooLong, abort: true });
  const inShortLines =
    typeof lines === 'object'
      ? short.refine(haveAtMost(lines.rawMax), { error: lines.tooLong, abort: true })
      : short;
  const cleaned = inShortLines.check(lines ? inLines : inOneLine);
  const bounded = missing === undefined ? cleaned : cleaned.min(1, { error: missing });
  return bounded.max(max, { error: tooLong, abort: true });
}

/** The name of a person, a place or a kind of thing. `missing`: the sentence for an empty one. Absent: it may be empty. */
export const shortName = (missing?: string) =>
  shownText({
    max: 60,
    tooLong: 'A name has at most 60 characters.',
    ...(missing !== undefined && { missing }),
  });
