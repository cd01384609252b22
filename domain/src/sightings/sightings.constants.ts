/** A sighting is in the alert bar for as long, in milliseconds. */
export const ALERT_WINDOW_MS = 10 * 60_000;

/** A sighting counts as recent for as long, in milliseconds. */
export const RECENT_WINDOW_MS = 5 * 60_000;

/** A page drops sightings that are older, and looks for them so often, in milliseconds. Stored sightings stay. */
export const DROPPED_AFTER_MS = 10 * 60_000;
export const CLEAN_UP_EVERY_MS = 60_000;

/** The alert bar moves to its next entry so often, in milliseconds. */
export const ALERT_MOVES_EVERY_MS = 5000;

/** Sightings in `live/site`. */
export const SIGHTINGS_IN_SITE = 10;

/** Sightings on one page of the logbook. */
export const LOGBOOK_PAGE = 30;
/** The newest sightings, which an open logbook listens to. The rules refuse longer lists. */
export const LOGBOOK_LIVE = 20;
/** The newest sightings, which staff can correct in their list. */
export const STAFF_SIGHTINGS = 60;
/** An exported file is written from so many sightings at a time. */
export const EXPORT_PAGE = 500;

/** How many days 'best time to watch' looks back. */
export const BEST_TIME_DAYS = 90;
/** The most sightings of one camera that it counts. With more, it looks back fewer days. */
export const BEST_TIME_MAX = 5000;
/** A species that was last seen fewer days ago is no news. */
export const FIRST_IN_DAYS_LEAST = 3;

/** What staff and viewers read. */
export const SIGHTING_TEXTS = {
  species: 'Choose an animal of the list.',
  category: 'There is no such kind of alert.',
  reportAnew: 'Remove this sighting and report it again: rhino and pangolin are kept for the rangers alone.',
  removed: 'This sighting was removed meanwhile. Report it once more if the animal is still there.',
  withheld: 'We never show where rhino and pangolin are. This sighting is kept for the rangers alone.',
} as const;
