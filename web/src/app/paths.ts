import { HOME_PATH, STREAMS_PATH } from './head-paths.ts';

/** Every address of the site by its name. Links are made from here; nothing else spells a path. */
export const paths = {
  home: HOME_PATH,
  premium: '/wildlife/premium',
  streams: STREAMS_PATH,
  stream: '/wildlife/stream/:slug',
  videoHighlights: '/wildlife/video-highlights/:id?',
  photoHighlights: '/wildlife/photo-highlights',
  theBoma: '/wildlife/the-boma',
  multiview: '/wildlife/multiview',
  shows: '/wildlife/shows/:slug?',
  schedule: '/wildlife/schedule',
  aboutUs: '/wildlife/about-us',
  contactUs: '/wildlife/contact-us',
  signIn: '/auth/sign-in',
  register: '/auth/register',
  subscribe: '/wildlife/subscribe',
  profile: '/wildlife/profile/:section?',
  juniorRanger: '/wildlife/junior-ranger',
  kidsCourse: '/wildlife/kids-course',
  cause: '/wildlife/pangolin-watch',
  firstBiography: '/wildlife/naledi-khumalo',
  secondBiography: '/wildlife/pieter-van-wyk',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  controller: '/controller',
  reports: '/staff/reports',
  player: '/player',
  lodgeHighlights: '/lodge-highlights',
  test: '/test',
} as const;

export type PathName = keyof typeof paths;

/** Where a camera is watched. Links carry the slug with '-live' behind it. */
export const streamPath = (slug: string) => `/wildlife/stream/${slug}-live`;

export const showsPath = (type?: string) => (type ? `/wildlife/shows/${type}` : '/wildlife/shows');

/** The plans on the premium page. */
export const pricingPath = `${paths.premium}#pricing`;

/** A path without its optional parameters, as links to the page itself have it. */
export const linkTo = (name: PathName) => paths[name].replace(/\/:\w+\?$/, '');

/** Addresses of the site before this one, and where they lead now. `firebase.json` answers the same list with 301s. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  '/wildlife': paths.home,
  '/kids-course': paths.kidsCourse,
  '/wildlife/index.php': paths.home,
  '/wildlife/ranger-show': showsPath(),
  '/wildlife/live-channels': paths.streams,
  ...Object.fromEntries(
    ['cat-eye', 'kwa-maritane', 'naledi-dam', 'nkorho', 'olifants-river', 'rosies-pan', 'tau', 'tembe'].map(
      (slug) => [`/wildlife/${slug}`, streamPath(slug)],
    ),
  ),
};
