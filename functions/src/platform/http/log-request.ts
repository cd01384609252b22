import type { Request, Response } from 'express';
import type { Ctx } from '../context.ts';
import { countCall } from '../usage/counters.ts';
import { saveUsageIfDue } from '../usage/save-usage.ts';

/**
 * Logs one line per request after its answer, and counts it. `route` is the pattern of its address, null if it matches
 * none.
 */
export function logRequest(ctx: Ctx, req: Request, res: Response, route: () => string | null): void {
  const startedAt = performance.now();
  // A connection carries one request after another, so what it has sent since is this answer.
  const sentBefore = req.socket.bytesWritten;
  saveUsageIfDue(ctx);
  res.once('finish', () => {
    const ms = Math.round(performance.now() - startedAt);
    const pattern = route();
    ctx.log.info('request', { method: req.method, route: pattern, status: res.statusCode, ms });
    countCall(
      `${req.method} ${pattern ?? '(no route)'}`,
      res.statusCode,
      req.socket.bytesWritten - sentBefore,
    );
  });
}
