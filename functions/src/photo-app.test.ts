import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@boma/domain/api.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const servers: Server[] = [];

async function serve(app: RequestListener): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let ofApi: string;
let ofPhoto: string;

beforeAll(async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  vi.resetModules();
  const [{ apiApp }, { photoApp }] = [await import('./api-app.ts'), await import('./photo-app.ts')];
  [ofApi, ofPhoto] = [await serve(apiApp()), await serve(photoApp())];
});

afterAll(() => {
  for (const server of servers) server.close();
  vi.unstubAllEnvs();
});

/** No endpoint takes this method, so no verb runs: 405 for an address that the application serves, 404 for another. */
const isServed = async (origin: string, path: string): Promise<boolean> => {
  const { status } = await fetch(`${origin}${path}`, { method: 'PUT' });
  expect([404, 405], path).toContain(status);
  return status === 405;
};

const MAKE_PICTURES = ['/api/moment', '/api/photo', '/api/staff/save-picture'];

it('serves each endpoint of the contract by one function: what makes pictures by photo, all others by api', async () => {
  const paths = Object.values(api).map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'));
  const served = await Promise.all(
    paths.map(async (path) => ({
      path,
      api: await isServed(ofApi, path),
      photo: await isServed(ofPhoto, path),
    })),
  );
  expect(served).toEqual(
    paths.map((path) => ({ path, api: !MAKE_PICTURES.includes(path), photo: MAKE_PICTURES.includes(path) })),
  );
});

it('has at Hosting exactly the addresses that the function photo serves, before those of api', () => {
  const file = new URL('../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { rewrites: readonly { source: string; function?: { functionId: string } }[] };
  };
  const rewritten = hosting.rewrites.map(({ source, function: target }) => [source, target?.functionId]);
  const photo = rewritten.flatMap(([source, target]) => (target === 'photo' ? [source] : []));
  expect(photo.sort()).toEqual(MAKE_PICTURES);
  const ofAll = rewritten.findIndex(([source]) => source === '/api/**');
  expect(rewritten[ofAll]?.[1]).toBe('api');
  expect(rewritten.findLastIndex(([, target]) => target === 'photo')).toBeLessThan(ofAll);
});
