import { AppError } from '@boma/domain/errors.ts';
import { CALENDAR_PATH } from '@boma/domain/site-paths.ts';
import type { Request, Response } from 'express';
import { baseContext } from '../platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../platform/deadline.ts';
import { answer } from '../platform/http/answer.ts';
import { logRequest } from '../platform/http/log-request.ts';
import { refuse } from '../platform/http/refuse.ts';
import { findCalendar } from './find-calendar.ts';

const TYPE = 'text/calendar; charset=utf-8';
/** Calendar programs fetch about once an hour. */
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };

/** The log never contains a private address. */
const routeOf = (path: string) => (path === CALENDAR_PATH ? path : path.replace(/[^/]+\.ics$/, '*.ics'));

/** The calendar files. The CDN keeps public ones; a private one is never stored. */
export async function serveCalendar(req: Request, res: Response): Promise<void> {
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
    const found = findCalendar({ ctx, input: { path: req.path } });
    const { body, isPrivate } = await withinDeadline(found, READ_DEADLINE_MS);
    answer(req, res, body, { type: TYPE, cache: isPrivate ? undefined : CACHE });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
