import { importedPath } from './directions.ts';

/**
 * The subjects of the server, from the ground up. A subject imports subjects below it; subjects on one floor do not
 * import each other. So a change is felt only above it, and a subject can be read without those above.
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['platform'],
  ['accounts'],
  ['live', 'views', 'words'],
  // What happens at cameras and shows is announced to viewers who are away.
  ['alerts'],
  ['streams', 'shows', 'questions', 'course', 'contact', 'notifications', 'stripe', 'service'],
  // A lodge shows streams; the page of a camera fills in a stream; recordings are signed as cameras are.
  ['lodges', 'page', 'videos', 'photos'],
  ['sync'],
  ['events'],
  ['membership'],
  ['chat'],
  ['moderation', 'sightings'],
  // What other programs read of cameras, videos, photos and sightings.
  ['found', 'privacy'],
  // What waits for staff is counted across subjects.
  ['staff'],
];

const SUBJECT = /^functions\/src\/([^/]+)\//;
/** Tests set the scene with whatever they need. */
const TEST = /\.test\.ts$/;

const floorOf = (subject: string) => FLOORS.findIndex((floor) => floor.includes(subject));

/** Why `file` may not import `specifier` for its floor, or undefined when it may. */
export function upwardImport(file: string, specifier: string): string | undefined {
  const own = SUBJECT.exec(file)?.[1];
  const other = SUBJECT.exec(importedPath(file, specifier))?.[1];
  if (!own || !other || own === other || TEST.test(file)) return undefined;
  for (const subject of [own, other])
    if (floorOf(subject) === -1) return `${subject} has no floor yet: give it one in tools/lint/floors.ts.`;
  if (floorOf(other) < floorOf(own)) return undefined;
  return `${own} may import only what is below it, and ${other} is not: move the shared part down, or let ${other} register with ${own}.`;
}
