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
  staff: '/staff/:section?/:item?',
  player: '/player',
  lodgeHighlights: '/lodge-highlights',
  test: '/test',
  embed: '/embed/:slug',
} as const;

export type SitePathName = keyof typeof sitePaths;

/** A path without its optional parameters. Pages with a parameter that must be there have a function of their own. */
export const linkTo = (name: SitePathName): string => sitePaths[name].replace(/(?:\/:\w+\?)+$/, '');

/** A section of the staff area, or one thing in it. Without a section: the overview. */
export const staffPath = (...parts: readonly string[]): string =>
  [linkTo('staff'), ...parts.map(encodeURIComponent)].join('/');

/** Where a camera is watched. Links carry the slug with '-live' behind it. */
export const streamPath = (slug: string) => sitePaths.stream.replace(':slug', `${slug}-live`);

/** A camera's player without the site around it, for the frame of another site. */
export const embedPath = (slug: string) => sitePaths.embed.replace(':slug', slug);

/** Where other sites ask how to show a camera (https://oembed.com). */
export const OEMBED_PATH = '/oembed';

/** The newest highlights, for feed readers. */
export const VIDEO_FEED_PATHS = { rss: '/feeds/highlights.rss', atom: '/feeds/highlights.atom' } as const;

/** The free videos, for search engines. */
export const VIDEO_SITEMAP_PATH = '/sitemap-videos.xml';

/** One video over the list of highlights. */
export const videoPath = (id: number) => `${linkTo('videoHighlights')}/${id}`;

/** Ranger shows, of one type or of all. */
export const showsPath = (type?: string) => (type ? `${linkTo('shows')}/${type}` : linkTo('shows'));

/** The calendar of all shows, as a file that calendar programs subscribe to. */
export const CALENDAR_PATH = '/calendar.ics';

/** The calendar of one show, for 'add to calendar'. */
export const showCalendarPath = (id: number) => `/calendar/show/${id}.ics`;

/** A user's own calendar of followed shows. The token opens it. */
export const calendarFeedPath = (token: string) => `/calendar/feed/${token}.ics`;

/** A part of the junior ranger course: a module by its id, or the certificate. */
export const coursePath = (part: number | 'certificate') => `${linkTo('kidsCourse')}/${part}`;
/** A photo, opened over the photo highlights. */
export const photoPath = (id: string) => `${sitePaths.photoHighlights}?photo=${encodeURIComponent(id)}`;

/** The small page that social networks read about a photo. */
export const photoSharePath = (id: string) => `/share/${encodeURIComponent(id)}/photo`;

/** The files of the logbook: exports and stills. */
export const LOGBOOK_FILES = '/logbook';
export const sightingStillPath = (id: string) => `${LOGBOOK_FILES}/stills/${id}.jpg`;

/** One section of the user's profile. */
export const profilePath = (section: 'profile' | 'gallery' | 'notifications') =>
  `${linkTo('profile')}/${section}`;

/** The plans on the premium page. */
export const PRICING_PATH = '/wildlife/premium#pricing';
