import { photoSharePath } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { photoId } from '@boma/domain/photos/photos.schema.ts';
import { serveFiles } from '../platform/http/serve-files.ts';
import { siteOrigin } from '../platform/params.ts';
import { goneSharePage, sharePage } from './share-page.ts';
import { findPhoto } from './show-photo.ts';

const HTML = 'text/html; charset=utf-8';
/** A deleted photo must leave the previews soon. */
const CACHE = { fresh: 60, staleWhileRevalidate: 60 };
const PATH = /^\/share\/([^/]+)\/photo$/;
/** The page runs no script and shows nothing but a link. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function idOf(path: string): string {
  const { data } = photoId.safeParse(decodeURIComponent(PATH.exec(path)?.[1] ?? ''));
  // One spelling, so that the CDN stores it once.
  if (data === undefined || photoSharePath(data) !== path) throw new AppError('not-found');
  return data;
}

/** `/share/{id}/photo`: the preview of a photo for social networks, and the way to it for viewers. */
export const serveShare = serveFiles({
  routeOf: (path) => (PATH.test(path) ? '/share/:id/photo' : null),
  keysOf: (path) => (PATH.test(path) ? [] : undefined),
  headers: { 'Content-Security-Policy': POLICY },
  find: async ({ ctx, req }) => {
    const photo = await findPhoto({ ctx, input: { id: idOf(req.path) } });
    return { type: HTML, body: sharePage(photo, siteOrigin()), cache: CACHE };
  },
  instead: ({ error }) =>
    error instanceof AppError && error.code === 'not-found'
      ? { type: HTML, body: goneSharePage(siteOrigin()), status: 404 }
      : undefined,
});
