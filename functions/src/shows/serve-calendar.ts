import { CALENDAR_PATH } from '@boma/domain/site-paths.ts';
import { serveFiles } from '../platform/http/serve-files.ts';
import { findCalendar, isPublicCalendar } from './find-calendar.ts';

const TYPE = 'text/calendar; charset=utf-8';
/** Calendar programs fetch about once an hour. */
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };

/** The calendar files. The CDN keeps public ones; a private one is never stored. */
export const serveCalendar = serveFiles({
  // The log never contains a private address.
  routeOf: (path) => (path === CALENDAR_PATH ? path : path.replace(/[^/]+\.ics$/, '*.ics')),
  // A private one is read anew each time, whatever its query.
  keysOf: (path) => (isPublicCalendar(path) ? [] : undefined),
  headers: { 'Referrer-Policy': 'no-referrer' },
  find: async ({ ctx, req }) => {
    const { body, isPrivate } = await findCalendar({ ctx, input: { path: req.path } });
    return { type: TYPE, body, ...(!isPrivate && { cache: CACHE }) };
  },
});
