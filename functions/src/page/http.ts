import { AppError } from '@boma/domain/errors.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Request, Response } from 'express';
import { type Ctx, publicContext } from '../platform/context.ts';
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

/** The camera of this address, 404 when there is none, 503 when the catalogue is out of reach. */
async function look(ctx: Ctx, routeSlug: string): Promise<StreamView | 404 | 503> {
  try {
    return (await findStreamView({ ctx, input: { routeSlug } })) ?? 404;
  } catch (error) {
    ctx.log.error('unavailable', error);
    return 503;
  }
}

/**
 * The stream page of a camera, filled in. With 404 for an unknown one and 503 in trouble it is the same page, whose own
 * script then says so and offers a way on: a visitor is never left with a line of JSON.
 */
export async function servePage(req: Request, res: Response): Promise<void> {
  const ctx = publicContext();
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
    const [template, found] = await Promise.all([readTemplate(), look(ctx, routeSlug)]);
    if (typeof found === 'object')
      return answer(req, res, fillStreamPage(template, found, siteOrigin()), { type: HTML, cache: CACHE });
    res.setHeader('Cache-Control', 'no-store');
    const fill = found === 404 ? fillUnknownStreamPage : fillNamelessStreamPage;
    res.status(found).setHeader('Content-Type', HTML).end(fill(template));
  } catch (error) {
    refuse(error, ctx, res);
  }
}
