import { linkTo, sitePaths } from './site-paths.ts';

// Addresses of single things, apart from those of the pages, which every first load has.

/** A camera's player without the site around it, for the frame of another site. */
export const embedPath = (slug: string) => sitePaths.embed.replace(':slug', slug);

/** Where other sites ask how to show a camera (https://oembed.com). */
export const OEMBED_PATH = '/oembed';

/** The newest highlights, for feed readers. */
export const VIDEO_FEED_PATHS = { rss: '/feeds/highlights.rss', atom: '/feeds/highlights.atom' } as const;

/** The newest sightings, likewise. */
export const SIGHTING_FEED_PATHS = { rss: '/feeds/sightings.rss', atom: '/feeds/sightings.atom' } as const;

/** The photos of viewers, for search engines. */
export const PHOTO_SITEMAP_PATH = '/sitemap-photos.xml';

/** The free videos, for search engines. */
export const VIDEO_SITEMAP_PATH = '/sitemap-videos.xml';

/** One video over the list of highlights. */
export const videoPath = (id: number) => `${linkTo('videoHighlights')}/${id}`;

/** A part of the junior ranger course: a module by its id, or the certificate. */
export const coursePath = (part: number | 'certificate') => `${linkTo('kidsCourse')}/${part}`;

/** A photo, opened over the photo highlights. */
export const photoPath = (id: string) => `${sitePaths.photoHighlights}?photo=${encodeURIComponent(id)}`;

/** The small page that social networks read about a photo. */
export const photoSharePath = (id: string) => `/share/${encodeURIComponent(id)}/photo`;

/** The playlist of a moment. Its parts are beside it. */
export const FILM_LIST = 'film.m3u8';
/** The films of moments. A members' one also needs the query that `POST /api/moments/{id}/playback` signs. */
export const filmPath = (id: string) => `/moments/${encodeURIComponent(id)}/${FILM_LIST}`;

/** The files of the logbook: exports and stills. */
export const LOGBOOK_FILES = '/logbook';

/** Whether a picture is a still of a sighting. A sighting without one has the cover of its camera. */
export const isSightingStill = (address: string): boolean => address.startsWith(`${LOGBOOK_FILES}/`);

export const sightingStillPath = (id: string) => `${LOGBOOK_FILES}/stills/${id}.jpg`;

/** A section of the staff area, or one thing in it. Without a section: the overview. */
export const staffPath = (...parts: readonly string[]): string =>
  [linkTo('staff'), ...parts.map(encodeURIComponent)].join('/');
