import { LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Request, Response } from 'express';
import { baseContext } from '../platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../platform/deadline.ts';
import { answer } from '../platform/http/answer.ts';
import { logRequest } from '../platform/http/log-request.ts';
import { refuse } from '../platform/http/refuse.ts';
import { findLogbookFile } from './logbook-files.ts';

const CACHE = { fresh: 300, staleWhileRevalidate: 3600 };
/** A still never changes. A removed one is gone from every cache within the hour. */
const STILL_CACHE = 'public, max-age=3600';

const routeOf = (path: string) => path.replace(/\/stills\/.*$/, '/stills/*');

/** The stills of sightings, and the logbook as files for people who count animals. The CDN keeps them. */
export async function serveLogbook(req: Request, res: Response): Promise<void> {
  const ctx = baseContext();
  logRequest(ctx, req, res, () => routeOf(req.path));
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'no-referrer');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method-not-allowed');
    }
    const search = new URLSearchParams(/\?(.*)$/.exec(req.originalUrl)?.[1] ?? '');
    const found = findLogbookFile({ ctx, input: { path: req.path, search } });
    const { type, body } = await withinDeadline(found, READ_DEADLINE_MS);
    if (typeof body !== 'string') {
      res.status(200).setHeader('Content-Type', type).setHeader('Cache-Control', STILL_CACHE).end(body);
      return;
    }
    // Other sites may read what is public anyway.
    res.setHeader('Access-Control-Allow-Origin', '*');
    if (type.startsWith('text/csv')) {
      const name = req.path.slice(LOGBOOK_FILES.length + 1).replaceAll('/', '-');
      res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    }
    answer(req, res, body, { type, cache: CACHE });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
