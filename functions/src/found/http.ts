import { AppError } from '@boma/domain/errors.ts';
import type { Request, Response } from 'express';
import { baseContext } from '../platform/context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../platform/deadline.ts';
import { answer } from '../platform/http/answer.ts';
import { logRequest } from '../platform/http/log-request.ts';
import { refuse } from '../platform/http/refuse.ts';
import { foundFiles } from './find-file.ts';

const CACHE = { fresh: 600, staleWhileRevalidate: 3600 };

/** Serves what feed readers, search engines and other sites fetch. It is the same for everyone and names no person. */
export async function serveFound(req: Request, res: Response): Promise<void> {
  const ctx = baseContext();
  const find = foundFiles[req.path];
  logRequest(ctx, req, res, () => (find ? req.path : null));
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // Other sites' scripts may read it: it is public, and no cookie or token changes it.
  res.setHeader('Access-Control-Allow-Origin', '*');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method-not-allowed');
    }
    if (!find) throw new AppError('not-found');
    const { body, type } = await withinDeadline(find({ ctx, query: req.query }), READ_DEADLINE_MS);
    answer(req, res, body, { type, cache: CACHE });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
