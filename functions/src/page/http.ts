import { AppError } from '@boma/domain/errors.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Request, Response } from 'express';
import { baseContext, type Ctx } from '../platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../platform/deadline.ts';
import { answer } from '../platform/http/answer.ts';
import { logRequest } from '../platform/http/log-request.ts';
import { refuse } from '../platform/http/refuse.ts';
import { siteOrigin } from '../platform/params.ts';
import { fillNamelessStreamPage, fillStreamPage, fillUnknownStreamPage } from './fill-stream-page.ts';
import { findStreamView } from './find-stream-view.ts';
import { readTemplate } from './read-template.ts';

const HTML = 'text/html; charset=utf-8';
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };
const ROUTE = sitePaths.stream;
const PATH = new RegExp(`^${ROUTE.replace(':slug', '([^/]+)')}/?$`);

/** The camera of this address, 404 when there is none, 503 when the catalogue does not answer in time. */
async function findCamera(ctx: Ctx, routeSlug: string): Promise<StreamView | 404 | 503> {
  try {
    const found = findStreamView({ ctx, input: { routeSlug } });
    return (await withinDeadline(found, READ_DEADLINE_MS)) ?? 404;
  } catch (error) {
    ctx.log.error('unavailable', error);
    return 503;
  }
}

/**
 * The stream page of a camera, filled in. An unknown camera (404) and an outage (503) get the same page, whose script shows
 * what happened and offers other cameras: a visitor never sees a line of JSON.
 */
export async function servePage(req: Request, res: Response): Promise<void> {
  const ctx = baseContext();
  logRequest(ctx, req, res, () => (PATH.test(req.path) ? ROUTE : null));
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method-not-allowed');
    }
    const [, routeSlug = ''] = PATH.exec(req.path) ?? [];
    const [template, found] = await Promise.all([readTemplate(), findCamera(ctx, routeSlug)]);
    if (typeof found === 'object')
      return answer(req, res, fillStreamPage(template, found, siteOrigin()), { type: HTML, cache: CACHE });
    res.setHeader('Cache-Control', 'no-store');
    const fill = found === 404 ? fillUnknownStreamPage : fillNamelessStreamPage;
    res.status(found).setHeader('Content-Type', HTML).end(fill(template));
  } catch (error) {
    refuse(error, ctx, res);
  }
}
