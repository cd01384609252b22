import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@boma/domain/errors.ts';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServedFile, serveFiles } from './serve-files.ts';

const found = vi.hoisted(() => vi.fn<(path: string) => void>());
const informed = vi.hoisted(() => vi.fn<(message: string, fields: unknown) => void>());
vi.mock('../log.ts', () => ({ createLog: () => ({ error: () => undefined, info: informed }) }));

const CACHE = { fresh: 60, staleWhileRevalidate: 600 };
const files: Readonly<Record<string, ServedFile>> = {
  '/text': { type: 'text/plain', body: 'lions', cache: CACHE, headers: { 'Content-Language': 'en' } },
  '/private': { type: 'text/plain', body: 'mine' },
  '/bytes': { type: 'image/jpeg', body: Buffer.from([255, 216]), cacheControl: 'public, max-age=3600' },
};

const keys: Readonly<Record<string, readonly string[]>> = { '/text': ['camera', 'day'], '/bytes': [] };

async function* growing(end?: Error): AsyncGenerator<string> {
  yield 'lions, ';
  yield 'kudus';
  if (end) throw end;
}
async function* failing(): AsyncGenerator<string> {
  yield* [];
  throw new AppError('unavailable');
}
const grown: Readonly<Record<string, () => ServedFile>> = {
  '/grown': () => ({ type: 'text/csv', body: growing(), cache: CACHE }),
  '/cut': () => ({ type: 'text/csv', body: growing(new Error('The store is away.')), cache: CACHE }),
  '/away': () => ({ type: 'text/csv', body: failing(), cache: CACHE }),
};

const handler = serveFiles({
  routeOf: (path) => (path in files ? path : null),
  keysOf: (path) => keys[path],
  headers: { 'Referrer-Policy': 'no-referrer' },
  find: async ({ req }) => {
    found(req.path);
    if (req.path === '/secret') throw new Error('It is at /srv/app.js:1');
    const file = files[req.path] ?? grown[req.path]?.();
    if (!file) throw new AppError('not-found');
    return file;
  },
  instead: ({ error }) =>
    error instanceof AppError && error.code === 'not-found'
      ? { type: 'text/html', body: '<p>Gone</p>', status: 404 }
      : undefined,
});

let server: Server;
beforeAll(async () => {
  server = createServer(express().use(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const at = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

it('sends a text that caches may keep, with its tag and the headers of both', async () => {
  const answer = await at('/text');
  expect([answer.status, await answer.text()]).toEqual([200, 'lions']);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  expect(answer.headers.get('content-language')).toBe('en');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-powered-by')).toBeNull();
  const tag = answer.headers.get('etag') ?? '';
  expect((await at('/text', { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

it('sends bytes under their own cache rule, and a file without a rule to no cache', async () => {
  const bytes = await at('/bytes');
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(new Uint8Array([255, 216]));
  expect(bytes.headers.get('cache-control')).toBe('public, max-age=3600');
  const mine = await at('/private');
  expect([mine.headers.get('cache-control'), mine.headers.get('etag')]).toEqual(['no-store', null]);
});

it.each([
  ['/text?nocache=1', '/text'],
  ['/text?day=2020-03-06&camera=tau', '/text?camera=tau&day=2020-03-06'],
  ['/text?camera=t%61u&x=//boma.example', '/text?camera=tau'],
  ['/text?camera=tau&', '/text?camera=tau'],
  ['/bytes?camera=tau', '/bytes'],
])('sends %s to %s before anything is read, and no cache stores that', async (asked, canonical) => {
  found.mockClear();
  const answer = await at(asked, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-store', '']);
  expect(found).not.toHaveBeenCalled();
  expect((await at(canonical, { redirect: 'manual' })).status).toBe(200);
});

it('takes any query where no keys are given, and twice the same key, which the file itself refuses', async () => {
  for (const address of ['/private?b=1&a=2', '/nothing?x', '/text?camera=tau&camera=leeu']) {
    found.mockClear();
    const { status } = await at(address, { redirect: 'manual' });
    expect(status, address).toBe(address.startsWith('/nothing') ? 404 : 200);
    expect(found).toHaveBeenCalledOnce();
  }
});

it('sends what stands in for an error, which no cache keeps', async () => {
  const gone = await at('/nothing');
  expect([gone.status, await gone.text()]).toEqual([404, '<p>Gone</p>']);
  expect(gone.headers.get('cache-control')).toBe('no-store');
});

it('words every other error at the edge, without its details', async () => {
  const failed = await at('/secret');
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain('srv');
});

it('takes GET and HEAD only, and logs the pattern of each address', async () => {
  informed.mockClear();
  expect((await at('/text', { method: 'HEAD' })).status).toBe(200);
  const refused = await at('/text', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  await at('/person@boma.example');
  await expect
    .poll(() => informed.mock.calls.map(([, fields]) => fields))
    .toMatchObject([
      { method: 'HEAD', route: '/text', status: 200 },
      { method: 'DELETE', route: '/text', status: 405 },
      { method: 'GET', route: null, status: 404 },
    ]);
});

it('sends a text as it grows, under the rule of the caches', async () => {
  const answer = await at('/grown');
  expect([answer.status, await answer.text()]).toEqual([200, 'lions, kudus']);
  expect(answer.headers.get('content-type')).toBe('text/csv');
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  const head = await at('/grown', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('breaks a text that fails on its way, and refuses one that fails before its first part', async () => {
  const cut = await at('/cut');
  await expect(cut.text()).rejects.toThrow('terminated');
  const away = await at('/away');
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
