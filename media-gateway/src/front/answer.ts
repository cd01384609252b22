import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { STILL_AT_HEADER } from '@boma/domain/streams/media-urls.ts';

export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  /** The same body compressed, for clients that take gzip. */
  readonly gzipped?: () => Buffer;
  /** A file that is sent from the disk instead of a body. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Pages of every origin may read media, and may measure how they load. */
const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `Content-Length, Content-Range, Date, ${STILL_AT_HEADER}`,
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Browsers may cache it, and shared caches too unless it needs a ticket. */
export const cached = (seconds: number, needsTicket: boolean) => ({
  'cache-control': `${needsTicket ? 'private' : 'public'}, max-age=${seconds}`,
});

/** A segment never changes. */
const SEGMENT_SECONDS = 3600;

/**
 * Caches may keep a segment; shared ones one that a ticket opened until the ticket expires. Their key is the whole address,
 * which has the ticket in it, and all members of five minutes have the same one. `now`: unix milliseconds.
 */
export function cachedSegment(needsTicket: boolean, query: URLSearchParams, now: number) {
  if (!needsTicket) return cached(SEGMENT_SECONDS, false);
  const left = Math.floor(Number(query.get('expires')) - now / 1000);
  const shared = Math.max(0, Math.min(SEGMENT_SECONDS, left));
  return { 'cache-control': `public, max-age=${SEGMENT_SECONDS}, s-maxage=${shared}` };
}

/**
 * The playlist of a rendition. A CDN answers those who are not counted. A player with a session has to reach the gateway at
 * each reading, because that is how it is counted. A playlist of members holds tickets: a CDN whose key leaves the query out
 * would hand them to everyone.
 */
export const cachedPlaylist = (needsTicket: boolean, query: URLSearchParams) =>
  cached(1, needsTicket || query.has('session'));

export const refuse = (status: number, reason: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${reason}\n`,
  headers: { 'cache-control': 'no-store' },
});

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  headers: { 'cache-control': 'no-store' },
});

interface Range {
  readonly start: number;
  readonly end: number;
  readonly isPart: boolean;
}

/** The bytes of a file that a request asks for. Undefined for a range outside of the file. */
export function rangeOf(header: string | undefined, size: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return { start: 0, end: size - 1, isPart: false };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end, isPart: true } : undefined;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file = '', type, headers }: Answer,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  const range = size === undefined ? undefined : rangeOf(request.headers.range, size);
  if (size === undefined || !range) {
    response.writeHead(size === undefined ? 404 : 416, { ...common, 'cache-control': 'no-store' }).end();
    return;
  }
  const { start, end, isPart } = range;
  response.writeHead(isPart ? 206 : 200, {
    ...common,
    'content-type': type,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(isPart && { 'content-range': `bytes ${start}-${end}/${size}` }),
    ...headers,
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  // A client that leaves midway is no fault.
  else pipeline(createReadStream(file, { start, end, highWaterMark: 256 * 1024 }), response, () => {});
}

/** Sends an answer. An open one can be read by pages of every origin. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  isOpen: boolean,
): Promise<void> {
  const common = { ...(isOpen && OPEN_HEADERS), 'x-content-type-options': 'nosniff' };
  if (answer.file !== undefined) return sendFile(request, response, answer, common);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const gzipped = takesGzip ? answer.gzipped?.() : undefined;
  const body = gzipped ?? Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, {
    ...common,
    ...(answer.type && { 'content-type': answer.type }),
    ...(answer.gzipped && { vary: 'accept-encoding' }),
    ...(gzipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
