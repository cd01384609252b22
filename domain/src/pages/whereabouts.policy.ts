import { namesProtected } from '../words/protected-words.ts';

/** Two decimal degrees, `-24.3, 31.1` or `24.3 S 31.1 E`, or one number of degrees, `24° 18′ S`. */
const COORDINATES = /\d{1,3}\s*°|[-−+]?\d{1,3}\.\d+\s*[NSEW]?\s*[,;/\s]\s*[-−+]?\d{1,3}\.\d+/iu;

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/**
 * True if a paragraph names a protected species together with coordinates, or with one of these names of cameras and places.
 * Paragraphs are judged apart: About names a dam in one and pangolins in another.
 */
export function tellsWhereabouts(text: string, places: readonly string[]): boolean {
  const names = places.map(wordsOf).filter((name) => name.trim() !== '');
  return text.split(/\n\s*\n/).some((paragraph) => {
    if (!namesProtected(paragraph)) return false;
    const words = wordsOf(paragraph);
    return COORDINATES.test(paragraph) || names.some((name) => words.includes(name));
  });
}

/**
 * Which of these texts, that viewers read as one, tell where a protected animal lives: those that do alone, else those without
 * which the others would not, else all. Empty: together they do not.
 */
export function partsTellingWhereabouts(
  parts: Readonly<Record<string, string>>,
  places: readonly string[],
): string[] {
  const names = Object.keys(parts);
  const tell = (some: readonly string[]) =>
    tellsWhereabouts(some.map((name) => parts[name]).join(' '), places);
  if (!tell(names)) return [];
  const alone = names.filter((name) => tell([name]));
  if (alone.length > 0) return alone;
  const needed = names.filter((name) => !tell(names.filter((other) => other !== name)));
  return needed.length > 0 ? needed : names;
}
