import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type CallerCtx, callerContext, type User } from '../context.ts';
import { createApp } from './create-app.ts';
import type { Routes } from './routes.ts';

const table = {
  open: {
    method: 'GET',
    path: '/api/open/{name}',
    summary: '',
    who: 'anyone',
    cache: { fresh: 60, staleWhileRevalidate: 600 },
    params: z.object({ name: z.string().max(5, 'Too long.') }),
    query: z.object({ type: z.array(z.string()).default([]) }),
    response: z.object({ data: z.string() }),
  },
  find: {
    method: 'GET',
    path: '/api/find/{name}',
    summary: '',
    who: 'anyone',
    params: z.object({ name: z.string() }),
    query: z.object({ type: z.array(z.string()).default([]) }),
    response: z.object({ data: z.string() }),
  },
  save: {
    method: 'POST',
    path: '/api/save',
    summary: '',
    who: 'user',
    body: z.object({
      title: z.string().min(1, 'Please give a title.'),
      tags: z.array(z.string()).optional(),
    }),
    bodyMax: 100_000,
    response: z.object({ data: z.object({ title: z.string() }) }),
  },
  undo: {
    method: 'DELETE',
    path: '/api/save',
    summary: '',
    who: 'user',
    response: z.object({ data: z.string() }),
  },
  fail: {
    method: 'POST',
    path: '/api/fail',
    summary: '',
    who: 'anyone',
    response: z.object({ data: z.string() }),
  },
} satisfies Record<string, Endpoint>;

const failure = vi.fn<() => Promise<string>>();
const logged = vi.fn<(message: string, error: unknown) => void>();
const session = { tokenId: 't1', device: 'd1', signedInAt: 0 };
let caller: User | undefined | AppError = { uid: 'u1', session };

const routes: Routes<typeof table> = {
  open: async ({ input: { name, type } }) => `${name}:${type.join('+')}`,
  find: async ({ input: { name, type } }) => `${name}:${type.join('+')}`,
  save: async ({ input: { title } }) => ({ title, secret: 'kept' }),
  undo: async () => 'undone',
  fail: () => failure(),
};

function contextOf(): CallerCtx {
  const identify = async () => {
    if (caller instanceof AppError) throw caller;
    return caller;
  };
  const accountOf = async () => {
    throw new Error('No call of this table asks for the account.');
  };
  const log = { info: () => {}, warn: () => {}, error: logged };
  const clock = { real: () => 0, now: async () => 0 };
  return callerContext({ identify, accountOf }, undefined, { requestId: 'r-1', clock, log });
}

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = createApp(table, routes, {
    contextOf,
    isOwnOrigin: (asked) => asked === 'https://boma.example',
  });
  // The platforms read the whole body before our code begins.
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      app(Object.assign(req, { rawBody: chunks.length > 0 ? Buffer.concat(chunks) : undefined }), res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

function post(path: string, body: string, type = 'application/json'): Promise<Response> {
  return fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'Content-Type': type } });
}

describe('a successful call', () => {
  it('reads JSON bodies and form bodies, and answers only the fields of the contract', async () => {
    const answers = [
      await post('/api/save', '{"title":"Tau","unknown":1}'),
      await post('/api/save', 'title=Tau&tags=a&tags=b', 'application/x-www-form-urlencoded'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ data: { title: 'Tau' } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('reads repeated keys of the query as a list', async () => {
    const answer = await fetch(`${origin}/api/find/tau?type=a&type=b&other=c`);
    expect(await answer.json()).toEqual({ data: 'tau:a+b' });
  });

  it('reads a value of the query to its end, question marks included', async () => {
    const answer = await fetch(`${origin}/api/find/tau?type=who?&type=where?there`);
    expect(await answer.json()).toEqual({ data: 'tau:who?+where?there' });
  });

  it('answers 304 to a caller that has these bytes, also for a weakened tag', async () => {
    const first = await fetch(`${origin}/api/open/tau`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetch(`${origin}/api/open/tau`, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const other = await fetch(`${origin}/api/open/tau`, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await fetch(`${origin}/api/open/tau`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBeNull();
  });
});

describe('a refused call', () => {
  it('is refused with unknown query keys where a CDN may keep the answer, since they lead past it', async () => {
    expect((await fetch(`${origin}/api/open/tau?type=a`)).status).toBe(200);
    const answer = await fetch(`${origin}/api/open/tau?type=a&nocache=1`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toMatchObject({ errors: { nocache: ['This address takes no such key.'] } });
  });

  it('names every problem of every field with 422', async () => {
    const answer = await post('/api/save', '{"title":"","tags":[1]}');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'invalid-input',
      message: 'Some fields need another look.',
      request_id: 'r-1',
      errors: { title: ['Please give a title.'], 'tags.0': [expect.any(String)] },
    });
  });

  it.each([
    ['an unknown path', 'GET', '/api/nothing', 404, 'not-found'],
    ['another case', 'GET', '/API/open/tau', 404, 'not-found'],
    ['an impossible name', 'GET', '/api/open/much-too-long', 404, 'not-found'],
    ['a path that cannot be decoded', 'GET', '/api/open/%E0%A4%A', 404, 'not-found'],
    ['another method', 'PUT', '/api/save', 405, 'method-not-allowed'],
  ])('%s: %s %s is %i %s, never stored', async (_what, method, path, status, code) => {
    const answer = await fetch(`${origin}${path}`, { method });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, request_id: 'r-1' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('lists the methods of the address with 405', async () => {
    expect((await fetch(`${origin}/api/open/tau`, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await fetch(`${origin}/api/save`)).headers.get('allow')).toBe('POST, DELETE');
    const undone = await fetch(`${origin}/api/save`, { method: 'DELETE' });
    expect(await undone.json()).toEqual({ data: 'undone' });
  });

  it.each([
    ['{"title":', 'application/json', 400],
    ['{}', 'application/json; charset=klingon', 415],
    ['<title/>', 'application/xml', 415],
    ['[]', 'application/json', 422],
    ['null', 'application/json', 422],
    [`{"title":"${'a'.repeat(1_000_000)}"}`, 'application/json', 413],
  ])('%.20s as %s is %i', async (body, type, status) => {
    expect((await post('/api/save', body, type)).status).toBe(status);
  });

  it('takes a body of more than 64 KiB where the contract does', async () => {
    const body = JSON.stringify({ title: 'a'.repeat(80_000) });
    expect((await post('/api/save', body)).status).toBe(200);
    expect((await post('/api/fail', body)).status).toBe(413);
  });

  it('R8-011 refuses a guest where a user is required, before it parses the input', async () => {
    expect((await post('/api/save', '{"title":"Tau"}')).status).toBe(200);
    caller = undefined;
    const answer = await post('/api/save', '{}');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    caller = { uid: 'u1', session };
  });

  it('R8-011 has its own code for an expired token', async () => {
    caller = new AppError('token-expired');
    const answer = await post('/api/save', '{"title":"Tau"}');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'token-expired' });
    caller = { uid: 'u1', session };
  });

  it('does not identify the caller where a CDN may keep the answer', async () => {
    caller = new AppError('unauthenticated');
    const answer = await fetch(`${origin}/api/open/tau`, { headers: { Authorization: 'Bearer rubbish' } });
    expect(answer.status).toBe(200);
    caller = { uid: 'u1', session };
  });

  it('says when to try again', async () => {
    failure.mockRejectedValueOnce(new AppError('too-many-requests', { retryAfter: 7 }));
    const answer = await post('/api/fail', '');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it.each([
    ['an error we did not throw', () => Promise.reject(new Error('secret at /srv/app.js:1'))],
    ['an answer that breaks the contract', () => Promise.resolve(7 as unknown as string)],
  ])('shows the reason of %s in the log only', async (_what, behaviour) => {
    logged.mockClear();
    failure.mockImplementationOnce(behaviour);
    const answer = await post('/api/fail', '');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side.',
      request_id: 'r-1',
    });
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('headers', () => {
  it('name the request and forbid sniffing, framing and cookies', async () => {
    const { headers } = await fetch(`${origin}/api/open/tau`);
    expect(headers.get('x-request-id')).toBe('r-1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  it('let our own origin read, and answer its preflight', async () => {
    const own = { Origin: 'https://boma.example' };
    const answer = await fetch(`${origin}/api/open/tau`, { headers: own });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://boma.example');
    const preflight = await fetch(`${origin}/api/save`, {
      method: 'OPTIONS',
      headers: { ...own, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('let no foreign origin read, and refuse its preflight', async () => {
    const stranger = { Origin: 'https://evil.example' };
    const answer = await fetch(`${origin}/api/open/tau`, { headers: stranger });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${origin}/api/save`, {
      method: 'OPTIONS',
      headers: { ...stranger, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(403);
  });
});
