import { HOME_PATH, linkTo, STREAMS_PATH, showsPath, streamPath } from '@boma/domain/site-paths.ts';

/** Cameras that the previous site had under `/wildlife`. */
const formerCameras = [
  'cat-eye',
  'kwa-maritane',
  'naledi-dam',
  'nkorho',
  'olifants-river',
  'rosies-pan',
  'tau',
  'tembe',
] as const;

/** Addresses of the previous site, and their new ones. `firebase.json` redirects the same list with 301s. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  '/wildlife': HOME_PATH,
  '/kids-course': linkTo('kidsCourse'),
  '/wildlife/index.php': HOME_PATH,
  '/wildlife/ranger-show': showsPath(),
  '/wildlife/live-channels': STREAMS_PATH,
  ...Object.fromEntries(formerCameras.map((slug) => [`/wildlife/${slug}`, streamPath(slug)])),
};
