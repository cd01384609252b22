import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findStreamView } from './find-stream-view.ts';
import { servePage } from './http.ts';

const logged = vi.hoisted(() => vi.fn<(message: string, error: unknown) => void>());
const informed = vi.hoisted(() => vi.fn<(message: string, fields: unknown) => void>());
vi.mock('../platform/log.ts', () => ({ createLog: () => ({ error: logged, info: informed }) }));
vi.mock('./find-stream-view.ts', () => ({
  findStreamView: vi.fn<typeof findStreamView>(async () => undefined),
}));
vi.mock('./read-template.ts', () => ({
  readTemplate: async () =>
    '<title>Live camera</title><!--boma:head--><!--boma:config--><div id="root"></div>',
}));

const tau = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});
let server: Server;

beforeAll(async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  vi.stubEnv('MEDIA_SERVER', 'https://media.example/');
  server = createServer(express().use(servePage));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const at = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
const page = () => at('/wildlife/stream/tau-live');

it('logs one line per request, without the address itself', async () => {
  informed.mockClear();
  vi.mocked(findStreamView).mockResolvedValueOnce(tau);
  await page();
  await at('/wildlife/stream/tau-live', { method: 'POST' });
  await at('/elsewhere/person@boma.example');
  const route = '/wildlife/stream/:slug';
  await expect
    .poll(() => informed.mock.calls)
    .toEqual([
      ['request', { method: 'GET', route, status: 200, ms: expect.any(Number) }],
      ['request', { method: 'POST', route, status: 405, ms: expect.any(Number) }],
      ['request', { method: 'GET', route: null, status: 404, ms: expect.any(Number) }],
    ]);
});

it('writes into the page what its script needs to know of the deployment', async () => {
  vi.mocked(findStreamView).mockResolvedValueOnce(tau);
  const [, config = ''] = /<script type="application\/json" id="boma-config">(.*?)<\/script>/.exec(
    await (await page()).text(),
  ) ?? ['', ''];
  expect(JSON.parse(config)).toMatchObject({ mediaServer: 'https://media.example' });
});

it('answers a page with 503 that no cache stores while the catalogue cannot be read', async () => {
  vi.mocked(findStreamView).mockResolvedValueOnce(tau);
  expect((await page()).status).toBe(200);
  vi.mocked(findStreamView).mockRejectedValueOnce(new Error('UNAVAILABLE: secret at /srv/app.js:1'));
  const answer = await page();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<div id="root">');
  expect(html).toContain('<title>Live camera</title>');
  expect(html).not.toContain('secret');
  expect(logged).toHaveBeenCalledOnce();
});
