import { OEMBED_PATH } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { serveFiles } from '../platform/http/serve-files.ts';
import { foundFiles } from './find-file.ts';

const CACHE = { fresh: 600, staleWhileRevalidate: 3600 };

const finderOf = (path: string) => (Object.hasOwn(foundFiles, path) ? foundFiles[path] : undefined);

/** Serves what feed readers, search engines and other sites fetch. It is the same for everyone and names no person. */
export const serveFound = serveFiles({
  routeOf: (path) => (finderOf(path) ? path : null),
  // Consumers of oEmbed add keys of their own. Its answer needs only the cameras, and each instance keeps those.
  keysOf: (path) => (finderOf(path) && path !== OEMBED_PATH ? [] : undefined),
  // Other sites' scripts may read it: it is public, and no cookie or token changes it.
  headers: { 'Access-Control-Allow-Origin': '*' },
  find: async ({ ctx, req }) => {
    const find = finderOf(req.path);
    if (!find) throw new AppError('not-found');
    return { ...(await find({ ctx, query: req.query })), cache: CACHE };
  },
});
