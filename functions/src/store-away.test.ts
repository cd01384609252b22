import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { READ_DEADLINE_MS } from './platform/deadline.ts';

/** Accepts connections and never answers, like an unreachable store. */
const blackHole = createServer();
let site: Server;
let origin: string;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  blackHole.listen(0, '127.0.0.1');
  await once(blackHole, 'listening');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${portOf(blackHole)}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-store-away');
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  vi.stubEnv('MEDIA_SERVER', 'https://media.example');
  vi.resetModules();
  vi.doMock('./page/load-renderer.ts', () => ({
    readShell: async () => '<title>Live camera</title><div id="root"></div>',
  }));
  const { apiApp } = await import('./api-app.ts');
  const { servePage } = await import('./page/http.ts');
  site = createHttpServer(
    express()
      .use('/wildlife', (req, res, next) => {
        req.url = req.originalUrl;
        return servePage(req, res).catch(next);
      })
      .use(apiApp()),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${portOf(site)}`;
});

afterAll(() => {
  site.close();
  blackHole.close();
  vi.doUnmock('./page/load-renderer.ts');
  vi.unstubAllEnvs();
});

const calls: readonly [string, string, Record<string, string>?][] = [
  ['GET', '/api/live'],
  ['GET', '/api/chat/chat-general/messages?block=0&epoch=0'],
  ['POST', '/api/streams'],
  ['GET', '/api/auth/user', { Authorization: `Bearer ${'a'.repeat(43)}` }],
  ['GET', '/wildlife/stream/tau-live'],
];

it('answers 503 within seconds while the store is away, to every kind of call', async () => {
  const began = performance.now();
  const answers = await Promise.all(
    calls.map(async ([method, path, headers = {}]) => {
      const answer = await fetch(`${origin}${path}`, { method, headers });
      const { status } = answer;
      return { path, status, kept: answer.headers.get('cache-control'), text: await answer.text() };
    }),
  );
  // A busy machine needs some seconds of its own. Without a deadline a read of the store takes a minute.
  expect(performance.now() - began).toBeLessThan(6 * READ_DEADLINE_MS);
  expect(answers).toEqual(
    calls.map(([, path]) => ({
      path,
      status: 503,
      kept: 'no-store',
      text: expect.stringMatching(/"code":"unavailable"|<div id="root">/),
    })),
  );
}, 60_000);
