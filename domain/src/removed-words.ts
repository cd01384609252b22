import { cleanAndTell } from './clean-text.ts';

/** Tags that the note names. More make it longer and no clearer. */
const NAMED_TAGS = 3;

function tagWords(tags: readonly string[]): string {
  const named = tags.slice(0, NAMED_TAGS);
  const more = tags.length > named.length ? ' and more' : '';
  return `We took out ${named.join(' ')}${more}, because our pages show no HTML.`;
}

/** What the writer of these texts reads about what the cleaning removed. Undefined: it kept everything but white space. */
export function removedWords(texts: readonly string[]): string | undefined {
  // A line end is white space to the cleaning, so one call does for a text of several lines.
  const cleaned = texts.map(cleanAndTell);
  const tags = [...new Set(cleaned.flatMap(({ markup }) => markup))];
  const sentences = [
    ...(tags.length > 0 ? [tagWords(tags)] : []),
    ...(cleaned.some(({ unseen }) => unseen) ? ['We took out characters that cannot be seen.'] : []),
    ...(cleaned.some(({ marks }) => marks) ? ['We took out marks that were stacked too high.'] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
