import type { Request, Response } from 'express';
import type { Ctx } from '../context.ts';

/** Logs one line per request after its answer. `route` is the pattern of its address, null if it matches none. */
export function logRequest(ctx: Ctx, req: Request, res: Response, route: () => string | null): void {
  const startedAt = performance.now();
  res.once('finish', () => {
    const ms = Math.round(performance.now() - startedAt);
    ctx.log.info('request', { method: req.method, route: route(), status: res.statusCode, ms });
  });
}
