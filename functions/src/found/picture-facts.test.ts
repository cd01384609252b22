import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picturesAt } from './picture-facts.ts';

const asked: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (req.url === '/lion.jpg')
      res.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '4321' });
    else if (req.url === '/page.jpg')
      res.writeHead(200, { 'content-type': 'text/html', 'content-length': '9' });
    else if (req.url === '/endless.jpg') res.writeHead(200, { 'content-type': 'image/jpeg' });
    else res.writeHead(404, { 'content-type': 'image/jpeg', 'content-length': '7' });
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('asks each picture once for its type and length, and leaves out what is none or does not answer', async () => {
  const addresses = ['/lion.jpg', '/lion.jpg', '/page.jpg', '/endless.jpg', '/gone.jpg'].map(
    (path) => origin + path,
  );
  const known = new Map([[`${origin}/lion.jpg`, { type: 'image/jpeg', bytes: 4321 }]]);
  expect(await picturesAt([...addresses, 'http://127.0.0.1:1/away.jpg'], 0)).toEqual(known);
  expect(asked.toSorted()).toEqual([
    'HEAD /endless.jpg',
    'HEAD /gone.jpg',
    'HEAD /lion.jpg',
    'HEAD /page.jpg',
  ]);
  expect(await picturesAt(addresses.slice(0, 1), 3_599_999)).toEqual(known);
  expect(asked).toHaveLength(4);
});
