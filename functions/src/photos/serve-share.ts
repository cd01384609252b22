import { AppError } from '@boma/domain/errors.ts';
import { photoId } from '@boma/domain/photos/photos.schema.ts';
import type { Request, Response } from 'express';
import { baseContext, type Ctx } from '../platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../platform/deadline.ts';
import { answer } from '../platform/http/answer.ts';
import { logRequest } from '../platform/http/log-request.ts';
import { refuse } from '../platform/http/refuse.ts';
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
  if (data === undefined) throw new AppError('not-found');
  return data;
}

const findPage = async (ctx: Ctx, path: string): Promise<string> =>
  sharePage(await findPhoto({ ctx, input: { id: idOf(path) } }), siteOrigin());

/** `/share/{id}/photo`: the preview of a photo for social networks, and the way to it for viewers. */
export async function serveShare(req: Request, res: Response): Promise<void> {
  const ctx = baseContext();
  logRequest(ctx, req, res, () => (PATH.test(req.path) ? '/share/:id/photo' : null));
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', POLICY);
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method-not-allowed');
    }
    const found = await withinDeadline(findPage(ctx, req.path), READ_DEADLINE_MS);
    answer(req, res, found, { type: HTML, cache: CACHE });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not-found')) return refuse(error, ctx, res);
    res.setHeader('Cache-Control', 'no-store');
    res.status(404).setHeader('Content-Type', HTML).end(goneSharePage(siteOrigin()));
  }
}
