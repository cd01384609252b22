/** Where the REST interface lives: '' is the site's own origin, by Hosting's rewrites. */
export const API_ORIGIN = '';

/** Milliseconds after which a call that has not answered counts as failed. */
export const API_TIMEOUT = 15_000;
