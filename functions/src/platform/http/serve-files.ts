import type { SharedCache } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Request, Response } from 'express';
import { baseContext, type Ctx } from '../context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../deadline.ts';
import { answer } from './answer.ts';
import { logRequest } from './log-request.ts';
import { refuse } from './refuse.ts';

/** A text that may be revalidated, or bytes that never change. */
export type ServedFile = { readonly type: string; readonly headers?: Readonly<Record<string, string>> } & (
  | {
      readonly body: string;
      /** Absent: no cache may store it. */
      readonly cache?: SharedCache;
      /** 200 unless given. Only a file without a cache rule has another. */
      readonly status?: number;
    }
  | {
      readonly body: Buffer;
      /** The header `Cache-Control`. */
      readonly cacheControl: string;
    }
);

interface FileServer {
  /** The pattern of the address, for the log. Null if it matches none. */
  readonly routeOf: (path: string) => string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly find: (args: { ctx: Ctx; req: Request }) => Promise<ServedFile>;
  /** What is sent in place of an error. Undefined: the words of the edge. */
  readonly instead?: (args: {
    error: unknown;
    ctx: Ctx;
    req: Request;
  }) => Promise<ServedFile> | ServedFile | undefined;
}

function setHeaders(res: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

function send(req: Request, res: Response, file: ServedFile): void {
  setHeaders(res, file.headers ?? {});
  if ('cacheControl' in file) {
    res.status(200).setHeader('Content-Type', file.type).setHeader('Cache-Control', file.cacheControl);
    res.end(file.body);
    return;
  }
  const { body, type, cache, status = 200 } = file;
  if (status === 200) return answer(req, res, body, { type, cache });
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).setHeader('Content-Type', type).end(body);
}

/** A handler for files that anyone may fetch: it logs, takes GET and HEAD only, and answers within the deadline of reads. */
export const serveFiles =
  ({ routeOf, headers = {}, find, instead }: FileServer) =>
  async (req: Request, res: Response): Promise<void> => {
    const ctx = baseContext();
    logRequest(ctx, req, res, () => routeOf(req.path));
    res.removeHeader('X-Powered-By');
    setHeaders(res, { 'X-Request-Id': ctx.requestId, 'X-Content-Type-Options': 'nosniff', ...headers });
    try {
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        throw new AppError('method-not-allowed');
      }
      const found = withinDeadline(find({ ctx, req }), READ_DEADLINE_MS);
      const file = await found.catch(async (error: unknown) => {
        const other = await instead?.({ error, ctx, req });
        if (!other) throw error;
        return other;
      });
      send(req, res, file);
    } catch (error) {
      refuse(error, ctx, res);
    }
  };
