import type { Request, Response } from 'express';
import type { Ctx } from '../context.ts';

/** One line per request, when it has been answered. `route` is the pattern of its address, null when it has none. */
export function logRequest(ctx: Ctx, req: Request, res: Response, route: () => string | null): void {
  const startedAt = performance.now();
  res.once('finish', () => {
    const ms = Math.round(performance.now() - startedAt);
    ctx.log.info('request', { method: req.method, route: route(), status: res.statusCode, ms });
  });
}
