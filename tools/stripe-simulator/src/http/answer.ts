import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  type?: string;
  body?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const plain = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${body}\n`,
});

/** 303: the browser asks for the next page with GET. */
export const goTo = (location: string): Answer => ({ status: 303, headers: { location } });

export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(answer.type ? { 'content-type': answer.type } : {}),
    'content-length': body.length,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
