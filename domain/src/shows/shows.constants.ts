// Limits of shows that the browser reads too, apart from the schemas so that zod stays out of its pages.

/** Minutes after its start for which a show that is not on the air still counts as the next one. */
export const LATE_MINUTES = 20;

/** Shows in `live/site`: those on the air, and the next ones. */
export const SHOWS_IN_SITE = 4;

/** The planned length of a show, in minutes. */
export const SHOW_MINUTES = { least: 5, most: 480, usual: 45 } as const;

/** Minutes before its planned time from which staff put a show on the air without being asked again. */
export const EARLY_START_MINUTES = 30;

/** How long an ended show can be put back on the air, in milliseconds. */
export const RESTART_WITHIN_MS = 12 * 3_600_000;

/** Milliseconds beyond its end after which the server takes a forgotten show off the air. */
export const FORGOTTEN_AFTER_MS = 2 * 3_600_000;

/** Days after its planned time for which a show stays in the calendars, cancelled or not. */
export const CALENDAR_DAYS_BACK = 60;
