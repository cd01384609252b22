import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { savedTerms } from '@boma/domain/pages/pages.fixtures.ts';
import type { PageRequest, SiteRenderer } from '@boma/domain/rendered-page.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listPages } from '../pages/list-pages.ts';
import { findStreamView } from './find-stream-view.ts';
import { servePage } from './http.ts';

const logged = vi.hoisted(() => vi.fn<(message: string, error: unknown) => void>());
const informed = vi.hoisted(() => vi.fn<(message: string, fields: unknown) => void>());
const render = vi.hoisted(() => vi.fn<SiteRenderer['render']>());
vi.mock('../platform/log.ts', () => ({ createLog: () => ({ error: logged, info: informed }) }));
vi.mock('../streams/list-streams.ts', () => ({ listStreams: async () => [] }));
vi.mock('../pages/list-pages.ts', () => ({ listPages: vi.fn<typeof listPages>(async () => ({})) }));
vi.mock('./kept-show-types.ts', () => ({ keptShowTypes: async () => [] }));
vi.mock('./find-stream-view.ts', () => ({
  findStreamView: vi.fn<typeof findStreamView>(async () => undefined),
}));
vi.mock('./load-renderer.ts', () => ({
  loadRenderer: async () => ({
    render,
    empty: ({ head }: PageRequest) => `<title>${head?.name}</title><div id="root"></div>`,
  }),
  readShell: async () => '<title>The shell</title><div id="root"></div>',
}));

const tau = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});
let server: Server;

beforeAll(async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  vi.stubEnv('MEDIA_SERVER', 'https://media.example/');
  vi.stubEnv('MEDIA_APPLICATION', 'boma');
  server = createServer(express().use(servePage));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  logged.mockClear();
  render.mockReset().mockResolvedValue('<main>Rendered</main>');
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

it('renders the page of a camera from the camera, the settings of the deployment and the time, with its playlist', async () => {
  vi.mocked(findStreamView).mockResolvedValueOnce(tau);
  const answer = await page();
  expect(await answer.text()).toBe('<main>Rendered</main>');
  expect(answer.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  const [request] = render.mock.lastCall ?? [];
  expect(request).toMatchObject({
    page: 'stream',
    path: '/wildlife/stream/tau-live',
    head: { name: 'Tau' },
    config: { mediaServer: 'https://media.example' },
    playlist: 'https://media.example/boma/tau/playlist.m3u8',
  });
  expect((request?.facts.at ?? 1) % 60_000).toBe(0);
  expect(Math.abs(Date.now() - (request?.facts.at ?? 0))).toBeLessThan(120_000);
});

it('names the playlist of no camera that a guest cannot watch, or that plays at YouTube', async () => {
  for (const other of [
    { ...tau, subscriber_only: true },
    { ...tau, source_kind: 'youtube' as const },
  ]) {
    vi.mocked(findStreamView).mockResolvedValueOnce(other);
    await page();
    expect(render.mock.lastCall?.[0].playlist).toBeUndefined();
  }
});

it('R2-049 renders that a camera does not exist, with 404', async () => {
  const answer = await page();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.text()).toBe('<main>Rendered</main>');
  expect(render.mock.lastCall?.[0].head).toEqual({ name: 'Camera not found', noindex: true });
});

it.each([
  '/wildlife/stream/No-Such-live',
  '/wildlife/stream/tau/live',
])('leaves %s to the script of the page, with 404', async (path) => {
  const answer = await at(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<title>Camera not found</title><div id="root"></div>');
  expect(render).not.toHaveBeenCalled();
});

it('answers the page without its content for a moment, and logs, when it cannot be rendered', async () => {
  vi.mocked(findStreamView).mockResolvedValueOnce(tau);
  render.mockRejectedValueOnce(new Error('too slow'));
  const answer = await page();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0');
  expect(await answer.text()).toBe('<title>Tau</title><div id="root"></div>');
  expect(logged).toHaveBeenCalledOnce();
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
  expect(html).toContain('<title>The shell</title>');
  expect(html).not.toContain('secret');
  expect(logged).toHaveBeenCalledOnce();
});

it.each([
  ['a day before', '2027-01-14T22:00:00Z', 60, 600],
  ['five minutes before', '2027-01-15T21:55:00Z', 60, 240],
  ['seven seconds before', '2027-01-15T21:59:53Z', 7, 0],
])('keeps the terms in the cache %s another version applies for no longer than until then', async (_, now, fresh, stale) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const terms = { kind: 'terms' as const, versions: [{ ...savedTerms, valid_from: '2027-01-16' }] };
  vi.mocked(listPages).mockResolvedValue({ terms });
  const control = async (path: string) => (await at(path)).headers.get('cache-control');
  expect(await control('/terms-of-service')).toBe(
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  );
  expect(render.mock.lastCall?.[0].facts.pages).toMatchObject({
    terms,
    privacy: { kind: 'privacy', versions: [] },
  });
  // What they say changes only when staff save it.
  for (const path of ['/privacy-policy', '/wildlife/about-us'])
    expect(await control(path)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
});
