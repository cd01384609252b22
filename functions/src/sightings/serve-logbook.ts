import { LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { CALL_DEADLINE_MS } from '../platform/deadline.ts';
import { type ServedFile, serveFiles } from '../platform/http/serve-files.ts';
import { findLogbookFile, type LogbookFile, logbookKeys } from './logbook-files.ts';

const CACHE = { fresh: 300, staleWhileRevalidate: 3600 };
/** A still never changes. A removed one is gone from every cache within the hour. */
const STILL_CACHE = 'public, max-age=3600';

function servedFile({ type, body }: LogbookFile, path: string): ServedFile {
  if (Buffer.isBuffer(body)) return { type, body, cacheControl: STILL_CACHE };
  const name = path.slice(LOGBOOK_FILES.length + 1).replaceAll('/', '-');
  const headers = {
    ...(type.startsWith('text/csv') && { 'Content-Disposition': `attachment; filename="${name}"` }),
  };
  const served = { type, cache: CACHE, headers };
  return typeof body === 'string' ? { ...served, body } : { ...served, body };
}

/** The stills of sightings, and the logbook as files for people who count animals. The CDN keeps them. */
export const serveLogbook = serveFiles({
  routeOf: (path) => path.replace(/\/stills\/.*$/, '/stills/*'),
  keysOf: logbookKeys,
  // Scripts of other sites may read what is public anyway. A browser asks for the word also where it is led to another address.
  headers: { 'Referrer-Policy': 'no-referrer', 'Access-Control-Allow-Origin': '*' },
  // The package is described by a walk through the whole logbook.
  deadlineMs: CALL_DEADLINE_MS,
  find: async ({ ctx, req }) => {
    const search = new URLSearchParams(/\?(.*)$/.exec(req.originalUrl)?.[1] ?? '');
    return servedFile(await findLogbookFile({ ctx, input: { path: req.path, search } }), req.path);
  },
});
