import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SharedCache } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Request, Response } from 'express';
import { baseContext, type Ctx } from '../context.ts';
import { READ_DEADLINE_MS, withinDeadline } from '../deadline.ts';
import { answer, cacheControl } from './answer.ts';
import { canonicalSearch } from './canonical-address.ts';
import { logRequest } from './log-request.ts';
import { refuse } from './refuse.ts';

/** A text that may be revalidated, bytes that never change, or a text of any length that is written as it is read. */
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
  | { readonly body: AsyncIterable<string>; readonly cache: SharedCache }
);

interface FileServer {
  /** The pattern of the address, for the log. Null if it matches none. */
  readonly routeOf: (path: string) => string | null;
  /**
   * The keys that the query of a file takes, in their order. Another spelling of its address leads to the canonical one.
   * Undefined: the file takes any query. Each query is then an address of its own, so the file must cost few reads.
   */
  readonly keysOf: (path: string) => readonly string[] | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly find: (args: { ctx: Ctx; req: Request }) => Promise<ServedFile>;
  /** Milliseconds until the file, or the first part of it, must be there. That of reads unless given. */
  readonly deadlineMs?: number;
  /** What is sent in place of an error. Undefined: the words of the edge. */
  readonly instead?: (args: {
    error: unknown;
    ctx: Ctx;
    req: Request;
  }) => Promise<ServedFile> | ServedFile | undefined;
}

type StreamedFile = Extract<ServedFile, { readonly body: AsyncIterable<string> }>;
const isStreamed = (file: ServedFile): file is StreamedFile =>
  typeof file.body !== 'string' && !Buffer.isBuffer(file.body);

function setHeaders(res: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Sends another spelling of an address to the one that caches know. */
export const redirectTo = (address: string): ServedFile => ({
  type: 'text/plain; charset=utf-8',
  body: '',
  status: 301,
  headers: { Location: address },
});

/**
 * A CDN stores a file by its address, letter by letter: further keys or another order would lead past every stored file to
 * the store. Undefined: the address is the canonical one.
 */
function canonicalOf(req: Request, keys: readonly string[]): string | undefined {
  const asked = /\?(.*)$/.exec(req.originalUrl)?.[1];
  const sent = new URLSearchParams(asked);
  const search = canonicalSearch(sent, Object.fromEntries(keys.map((key) => [key, sent.getAll(key)])));
  if (asked === (search === '' ? undefined : search)) return undefined;
  return search === '' ? req.path : `${req.path}?${search}`;
}

/**
 * A failure on the way breaks the connection, so that no reader takes a part for the whole. Nothing is read before the
 * reader has taken what is there.
 */
async function stream(req: Request, res: Response, body: AsyncIterable<string>): Promise<void> {
  if (req.method === 'HEAD') return void res.end();
  await pipeline(Readable.from(body), res);
}

/** The same chunks, of which the first is there already. */
async function begun(chunks: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* whole() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

function send(req: Request, res: Response, file: ServedFile): void | Promise<void> {
  setHeaders(res, file.headers ?? {});
  if (isStreamed(file)) {
    res.status(200).setHeader('Content-Type', file.type).setHeader('Cache-Control', cacheControl(file.cache));
    return stream(req, res, file.body);
  }
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
  ({ routeOf, keysOf, headers = {}, deadlineMs = READ_DEADLINE_MS, find, instead }: FileServer) =>
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
      const keys = keysOf(req.path);
      const canonical = keys && canonicalOf(req, keys);
      if (canonical !== undefined) return await send(req, res, redirectTo(canonical));
      const whole = async () => {
        const file = await find({ ctx, req });
        return isStreamed(file) ? { ...file, body: await begun(file.body) } : file;
      };
      const found = withinDeadline(whole(), deadlineMs);
      const file = await found.catch(async (error: unknown) => {
        const other = await instead?.({ error, ctx, req });
        if (!other) throw error;
        return other;
      });
      await send(req, res, file);
    } catch (error) {
      if (res.headersSent) return ctx.log.error('Sending a file ended early', error);
      refuse(error, ctx, res);
    }
  };
