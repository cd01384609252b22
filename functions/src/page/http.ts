import { AppError } from '@boma/domain/errors.ts';
import type { Request, Response } from 'express';
import { createContext } from '../platform/context.ts';
import { answer } from '../platform/http/answer.ts';
import { refuse } from '../platform/http/refuse.ts';
import { siteOrigin } from '../platform/params.ts';
import { fillStreamPage, fillUnknownStreamPage } from './fill-stream-page.ts';
import { findStreamView } from './find-stream-view.ts';
import { readTemplate } from './read-template.ts';

const HTML = 'text/html; charset=utf-8';
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };
const PATH = /^\/wildlife\/stream\/([^/]+)\/?$/;

/** The stream page of a camera, filled in; 404 with the same page, which then offers a way home, for unknown ones. */
export async function servePage(req: Request, res: Response): Promise<void> {
  // A public page: who asks for it changes nothing.
  const ctx = createContext(async () => ({ kind: 'guest' }));
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method-not-allowed');
    }
    const [, routeSlug = ''] = PATH.exec(req.path) ?? [];
    const [template, stream] = await Promise.all([
      readTemplate(),
      findStreamView({ ctx, input: { routeSlug } }),
    ]);
    if (stream)
      return answer(req, res, fillStreamPage(template, stream, siteOrigin()), { type: HTML, cache: CACHE });
    res.setHeader('Cache-Control', 'no-store');
    res.status(404).setHeader('Content-Type', HTML).end(fillUnknownStreamPage(template));
  } catch (error) {
    refuse(error, ctx, res);
  }
}
