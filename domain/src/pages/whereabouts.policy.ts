import { namesProtected } from '../words/protected-words.ts';

/** Two decimal degrees, `-24.3, 31.1` or `24.3 S 31.1 E`, or one number of degrees, `24° 18′ S`. */
const COORDINATES = /\d{1,3}\s*°|[-−+]?\d{1,3}\.\d+\s*[NSEW]?\s*[,;/\s]\s*[-−+]?\d{1,3}\.\d+/iu;

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

const headingIn = (paragraph: string): string | undefined =>
  paragraph.split('\n').findLast((line) => line.trim().startsWith('# '));

/** The paragraphs of a text, each below the heading that viewers read it under. */
function passagesOf(text: string): string[] {
  let heading = '';
  return text.split(/\n\s*\n/).map((paragraph) => {
    const passage = paragraph.trim().startsWith('# ') ? paragraph : `${heading}\n${paragraph}`;
    heading = headingIn(paragraph) ?? heading;
    return passage;
  });
}

/**
 * True if a paragraph, with its heading, names a protected species together with coordinates, or with one of these names of cameras
 * and places. Paragraphs are judged apart: About names a dam in one and pangolins in another.
 */
export function tellsWhereabouts(text: string, places: readonly string[]): boolean {
  const names = places.map(wordsOf).filter((name) => name.trim() !== '');
  return passagesOf(text).some((passage) => {
    if (!namesProtected(passage)) return false;
    const words = wordsOf(passage);
    return COORDINATES.test(passage) || names.some((name) => words.includes(name));
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
