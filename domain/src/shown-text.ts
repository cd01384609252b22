import { z } from 'zod';
import { cleanLines, cleanText } from './clean-text.ts';

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
  /** Line breaks stay. */
  readonly lines?: true;
}

/**
 * A text that somebody reads: cleaned before anything else is asked of it. Every text field of an input is one of these;
 * `shown-text.test.ts` finds one that is not.
 */
export function shownText({ max, tooLong, missing, noText = missing, rawMax, lines }: TextRules) {
  const raw = noText === undefined ? z.string() : z.string({ error: noText });
  const cleaned = raw
    .max(rawMax ?? max * RAW_FACTOR, { error: tooLong, abort: true })
    .check(lines ? inLines : inOneLine);
  const bounded = missing === undefined ? cleaned : cleaned.min(1, { error: missing });
  return bounded.max(max, { error: tooLong, abort: true });
}
