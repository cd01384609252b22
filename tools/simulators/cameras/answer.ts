import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  type?: string;
  body?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

const MEDIA_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Browsers may cache it, and shared caches too unless the camera is paid. */
export const cached = (seconds: number, paid: boolean) => ({
  'cache-control': paid ? `private, max-age=${seconds}` : `public, max-age=${seconds}`,
});

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

/** Sends an answer; media answers are readable from every origin. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  media: boolean,
): void {
  const body = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, {
    ...(media ? MEDIA_HEADERS : {}),
    'x-content-type-options': 'nosniff',
    ...(answer.type ? { 'content-type': answer.type } : {}),
    'content-length': body.length,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
