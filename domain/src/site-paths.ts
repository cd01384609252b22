// Apart from the table: the script in every page's head imports these alone. A bundler leaves the table out of it only if
// no constant here is computed from it.
export const HOME_PATH = '/';
export const STREAMS_PATH = '/wildlife/live-african-wildlife-safari-streams';
/**
 * Every address of the site by its name, as the router reads it: `:slug` is a parameter, `:slug?` an optional one.
 * Pages, the server, mails and feeds make their links from this table.
 */
export const sitePaths = {
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
  logbook: '/wildlife/logbook',
  aboutUs: '/wildlife/about-us',
  contactUs: '/wildlife/contact-us',
  signIn: '/auth/sign-in',
  register: '/auth/register',
  subscribe: '/wildlife/subscribe',
  profile: '/wildlife/profile/:section?',
  juniorRanger: '/wildlife/junior-ranger',
  kidsCourse: '/wildlife/kids-course/:part?',
  cause: '/wildlife/pangolin-watch',
  firstBiography: '/wildlife/naledi-khumalo',
  secondBiography: '/wildlife/pieter-van-wyk',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  controller: '/controller',
  staff: '/staff/:section?/:item?/:part?',
  player: '/player',
  lodgeHighlights: '/lodge-highlights',
  unsubscribe: '/unsubscribe',
  test: '/test',
  embed: '/embed/:slug',
} as const;

export type SitePathName = keyof typeof sitePaths;

/** A path without its optional parameters. Pages with a parameter that must be there have a function of their own. */
export const linkTo = (name: SitePathName): string => sitePaths[name].replace(/(?:\/:\w+\?)+$/, '');

/** Where a camera is watched. Links carry the slug with '-live' behind it. */
export const streamPath = (slug: string) => sitePaths.stream.replace(':slug', `${slug}-live`);

/** Ranger shows, of one type or of all. */
export const showsPath = (type?: string) => (type ? `${linkTo('shows')}/${type}` : linkTo('shows'));

/** The calendar of all shows, as a file that calendar programs subscribe to. */
export const CALENDAR_PATH = '/calendar.ics';

/** The calendar of one show, for 'add to calendar'. */
export const showCalendarPath = (id: number) => `/calendar/show/${id}.ics`;

/** A user's own calendar of followed shows. The token opens it. */
export const calendarFeedPath = (token: string) => `/calendar/feed/${token}.ics`;

/** One section of the user's profile. */
export const profilePath = (section: 'profile' | 'gallery' | 'notifications') =>
  `${linkTo('profile')}/${section}`;

/** The plans on the premium page. */
export const PRICING_PATH = '/wildlife/premium#pricing';
