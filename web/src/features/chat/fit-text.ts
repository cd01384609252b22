import { MESSAGE_MAX_LENGTH } from '@boma/domain/chat/chat.constants.ts';

export interface Fitted {
  readonly fits: string;
  /** What had no room. */
  readonly cut: string;
}

/** Far longer texts are cut here before their characters are looked at one by one. */
const LOOKED_AT = 2 * MESSAGE_MAX_LENGTH;

/**
 * Composes letters and their marks, which some systems write apart, and cuts the text to `room` characters as a field counts
 * them. A picture or a letter with its marks is never cut through.
 */
export function fitText(text: string, room: number): Fitted {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n');
  if (composed.length <= room) return { fits: composed, cut: '' };
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(composed.slice(0, LOOKED_AT))) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return { fits: composed.slice(0, end), cut: composed.slice(end) };
}

/** So much of the cut text is shown, in characters. */
const QUOTED = 30;

/** What the writer reads about the part of a pasted text that had no room. */
export function cutWords(cut: string): string {
  const { fits, cut: more } = fitText(cut.trim(), QUOTED);
  const quote = more === '' ? fits : `${fits.trimEnd()}…`;
  return `A message has at most ${MESSAGE_MAX_LENGTH} characters. This did not fit: “${quote}”`;
}
