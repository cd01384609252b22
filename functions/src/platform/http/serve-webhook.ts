import type { Request, Response } from 'express';
import { type SystemCtx, systemContext } from '../context.ts';
import { refuse } from './refuse.ts';
import type { RawBody } from './routes.ts';

/**
 * Serves what another service calls to report something. `handle` verifies who calls. The answer is 200 with the outcome, the
 * status of the error that `handle` throws, 500 after a failure, so that the service repeats its report, and 405 to a method
 * other than POST.
 */
export const serveWebhook =
  (handle: (ctx: SystemCtx, req: Request & RawBody) => Promise<string>) =>
  async (req: Request & RawBody, res: Response): Promise<void> => {
    const ctx = systemContext();
    try {
      if (req.method !== 'POST') {
        res.setHeader('Allow', 'POST');
        res.status(405).end();
        return;
      }
      res.json({ data: { outcome: await handle(ctx, req) } });
    } catch (error) {
      refuse(error, ctx, res);
    }
  };
