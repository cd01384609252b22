import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../listen-locally.ts';
import { startCameras } from './server.ts';

let cameras: RunningServer;
let gateway: Server;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/plain', 'Boma-Viewers': '3', 'x-inner': '1' });
    response.end('of the gateway');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  cameras = await startCameras({ port: 0, secret: 'a secret' });
});
afterEach(async () => {
  await cameras.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

const get = (path: string) => fetch(`${cameras.url}${path}`);
const setGateway = async (url: unknown) =>
  (
    await fetch(`${cameras.url}/control/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
  ).status;
const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

const MASTER = '/boma/dam/playlist.m3u8?expires=1&token=a';
const STILL = '/thumbnail?application=boma&streamname=dam&size=640x360&format=jpeg&at=5';

it('lets a gateway answer for the cameras that it does not have itself, until it is told otherwise', async () => {
  expect((await get(MASTER)).status).toBe(404);
  expect(await setGateway(gatewayUrl())).toBe(200);
  const answer = await get(MASTER);
  expect(await answer.text()).toBe('of the gateway');
  expect(answer.headers.get('boma-viewers')).toBe('3');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.has('x-inner')).toBe(false);
  await get(STILL);
  expect(asked).toEqual([MASTER, STILL]);

  expect(await (await get('/boma/tau/playlist.m3u8')).text()).toContain('#EXTM3U');
  await get('/vod/none/playlist.m3u8');
  await get('/thumbnail?application=vod&streamname=none&size=640x360&format=jpeg');
  expect(asked).toHaveLength(2);
  expect(await setGateway(null)).toBe(200);
  expect((await get(MASTER)).status).toBe(404);
});

it('says that the gateway is away while it is', async () => {
  await setGateway(gatewayUrl());
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  const answer = await get(MASTER);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each(['http://10.0.0.1:80', 'http://127.0.0.1:80/x', 7])('takes no gateway elsewhere: %j', async (url) => {
  expect(await setGateway(url)).toBe(400);
});
