import { importedPath } from './directions.ts';

/**
 * The subjects of each room, from the ground up. A subject imports subjects below it; subjects on one floor do not import
 * each other. So a change is felt only above it, and a subject can be read without those above.
 */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'functions/src': [
    ['platform'],
    ['accounts'],
    ['live', 'views', 'words', 'mails'],
    // What happens at cameras and shows is announced to viewers who are away.
    ['alerts'],
    ['streams', 'shows', 'questions', 'course', 'contact', 'notifications', 'stripe', 'service', 'pages'],
    // A lodge shows streams; the page of a camera renders a stream; recordings are signed as cameras are.
    ['lodges', 'page', 'videos', 'photos'],
    // Pictures of staff are developed as photos are.
    ['sync', 'pictures'],
    ['events'],
    ['membership'],
    ['chat'],
    ['moderation', 'sightings'],
    // What other programs read of cameras, videos, photos and sightings.
    ['found', 'privacy'],
    // What waits for staff is counted across subjects.
    ['staff'],
  ],
  'web/src/features': [
    // Consent, and what a viewer may do: every other subject can show them.
    ['cookies', 'moderation', 'membership', 'adverts', 'contact', 'pages'],
    // The legal texts name the choice of cookies; some kinds of alert need a membership.
    ['legal', 'notifications'],
    ['accounts'],
    ['streams'],
    // They show cameras.
    ['lodges', 'shows', 'sightings'],
    // A camera plays with the logo of its lodge.
    ['player'],
    // They play.
    ['videos', 'photos', 'alerts'],
    // Each tile plays and takes snapshots.
    ['multiview'],
    ['chat', 'questions', 'course', 'profile', 'privacy'],
    // What is new in every subject.
    ['home'],
    // Staff edit every subject.
    ['staff'],
  ],
};

/** Tests set the scene with whatever they need. */
const TEST = /\.test(-support)?\.tsx?$/;

/** The room and the subject of a file; undefined for a file of none. */
function placeOf(path: string): { readonly room: string; readonly subject: string } | undefined {
  const room = Object.keys(FLOORS).find((each) => path.startsWith(`${each}/`));
  const [subject, file] = room ? path.slice(room.length + 1).split('/') : [];
  return room && subject && file ? { room, subject } : undefined;
}

const floorOf = (room: string, subject: string) =>
  (FLOORS[room] ?? []).findIndex((floor) => floor.includes(subject));

/** Why `file` may not import `specifier` for its floor, or undefined when it may. */
export function upwardImport(file: string, specifier: string): string | undefined {
  const own = placeOf(file);
  const other = placeOf(importedPath(file, specifier));
  if (!own || own.room !== other?.room || own.subject === other.subject || TEST.test(file)) return undefined;
  for (const { room, subject } of [own, other])
    if (floorOf(room, subject) === -1)
      return `${subject} has no floor yet: give it one in tools/lint/floors.ts.`;
  if (floorOf(other.room, other.subject) < floorOf(own.room, own.subject)) return undefined;
  return `${own.subject} may import only what is below it, and ${other.subject} is not: move the shared part down, or let ${other.subject} register with ${own.subject}.`;
}
