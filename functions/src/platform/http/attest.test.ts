import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TokenAnswer } from '../app-check-token.ts';
import { callerContext } from '../context.ts';
import type { AppCheckMode } from '../params.ts';
import { takeCounts } from '../usage/counters.ts';
import { createApp } from './create-app.ts';

const open = {
  method: 'POST',
  summary: '',
  who: 'anyone',
  response: z.object({ data: z.string() }),
} as const;
const table = {
  write: { ...open, path: '/api/write/{chat}' },
  list: { ...open, path: '/api/list', first: true },
  catalogue: { ...open, method: 'GET', path: '/api/catalogue', cache: { fresh: 1, staleWhileRevalidate: 1 } },
  health: { ...open, method: 'GET', path: '/api/health', unattested: true },
} satisfies Record<string, Endpoint>;

let mode: AppCheckMode;
const checkToken = vi.fn<(token: string) => Promise<TokenAnswer>>(async (token) =>
  token === 'of-a-page' ? 'valid' : 'wrong',
);
const logged = vi.fn<(message: string, fields?: object) => void>();
const done = vi.fn<() => Promise<string>>(async () => 'done');

let server: Server;
let origin: string;

beforeAll(async () => {
  const log = { info: () => {}, warn: logged, error: () => {} };
  const clock = { real: () => 0, now: async () => 0 };
  const callers = {
    identify: async () => undefined,
    accountOf: () => Promise.reject(new Error('No call of this table asks for the account.')),
  };
  const app = createApp(
    table,
    { write: done, list: done, catalogue: done, health: done },
    {
      contextOf: () => callerContext(callers, undefined, { requestId: 'r-1', clock, log }),
      isOwnOrigin: (asked) => asked === 'https://boma.example',
      appCheck: { mode: () => mode, checkToken },
    },
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  vi.clearAllMocks();
  takeCounts();
});
afterAll(() => server.close());

const send = (path: string, token?: string, method = 'POST') =>
  fetch(`${origin}${path}`, { method, ...(token && { headers: { 'X-Firebase-AppCheck': token } }) });

const unattested = () => takeCounts().calls['POST /api/write/:chat']?.unattested;
const logOf = (token: string) => [['unattested', { endpoint: 'POST /api/write/:chat', token }]];

it('asks nothing of any call while App Check is off', async () => {
  mode = 'off';
  expect((await send('/api/write/tau', 'forged')).status).toBe(200);
  expect([checkToken.mock.calls, logged.mock.calls, unattested()]).toEqual([[], [], undefined]);
});

it.each([
  ['without a token', undefined, 'missing'],
  ['with a wrong one', 'forged', 'wrong'],
])('monitored, logs and counts a call %s, and lets it pass', async (_, token, found) => {
  mode = 'monitor';
  expect((await send('/api/write/tau', token)).status).toBe(200);
  expect(logged.mock.calls).toEqual(logOf(found));
  expect(unattested()).toBe(1);
  expect((await send('/api/write/tau', 'of-a-page')).status).toBe(200);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(unattested()).toBeUndefined();
});

it.each([
  ['without a token', undefined, 'missing'],
  ['with a wrong one', 'forged', 'wrong'],
])('enforced, refuses a call %s before the verb runs, and says what to do', async (_, token, found) => {
  mode = 'enforce';
  expect((await send('/api/write/tau', 'of-a-page')).status).toBe(200);
  const refusal = await send('/api/write/tau', token);
  expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(await refusal.json()).toMatchObject({
    code: 'unattested',
    alert: expect.stringContaining('page of ours'),
    caption: expect.stringContaining('google.com/recaptcha'),
  });
  expect(done).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual(logOf(found));
  expect(unattested()).toBe(1);
});

it('enforced, passes what the contract exempts: other programs, shared answers, and what a page asks before it is alive', async () => {
  mode = 'enforce';
  expect((await send('/api/write/tau')).status).toBe(403);
  logged.mockClear();
  const exempt = [
    await send('/api/health', undefined, 'GET'),
    await send('/api/catalogue', undefined, 'GET'),
    await send('/api/list'),
  ];
  expect(exempt.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(logged).not.toHaveBeenCalled();
});

it('enforced, passes every call while Google’s keys cannot be read, and logs that', async () => {
  mode = 'enforce';
  checkToken.mockResolvedValueOnce('unknown');
  expect((await send('/api/write/tau', 'of-a-page')).status).toBe(200);
  expect(logged.mock.calls).toEqual([['app-check', { endpoint: 'POST /api/write/:chat' }]]);
  expect(unattested()).toBeUndefined();
});

it('lets our own origins send the token', async () => {
  const headers = { Origin: 'https://boma.example', 'Access-Control-Request-Method': 'POST' };
  const preflight = await fetch(`${origin}/api/write/tau`, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Firebase-AppCheck');
});
