import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rangeOf } from './answer.ts';
import { requestListener } from './serve.ts';

const problems: unknown[] = [];
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boma-front-'));
  const file = join(folder, 'segment.ts');
  writeFileSync(file, '0123456789');
  const type = 'text/plain';
  server = createServer(
    requestListener(
      async (_request, { pathname }) => {
        if (pathname === '/list')
          return { status: 200, type, body: 'a list', gzipped: () => gzipSync('a list') };
        if (pathname === '/file') return { status: 200, type, file };
        if (pathname === '/lost') return { status: 200, type, file: `${file}-lost` };
        if (pathname === '/fault') throw new Error('a fault');
        return { status: 200, type, body: 'hello' };
      },
      (path) => path !== '/inner',
      (problem) => problems.push(problem),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Asks without fetch, which decompresses by itself. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, method }, resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

it('compresses for clients that take gzip, and tells caches that the two differ', async () => {
  const plain = await ask('/list');
  expect([plain.headers['content-encoding'], plain.headers.vary, String(plain.body)]).toEqual([
    undefined,
    'accept-encoding',
    'a list',
  ]);
  const small = await ask('/list', { 'accept-encoding': 'br, gzip' });
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['gzip', 'accept-encoding']);
  expect(String(gunzipSync(small.body))).toBe('a list');
});

describe('a file', () => {
  it('is sent whole, in parts, and without its bytes to HEAD', async () => {
    const whole = await ask('/file');
    expect([whole.status, whole.headers['content-length'], String(whole.body)]).toEqual([
      200,
      '10',
      '0123456789',
    ]);
    const part = await ask('/file', { range: 'bytes=2-4' });
    expect([part.status, part.headers['content-range'], String(part.body)]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    const head = await ask('/file', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], String(head.body)]).toEqual([200, '10', '']);
  });

  it('is not found when the disk has lost it, and has no bytes behind its end', async () => {
    expect((await ask('/lost')).status).toBe(404);
    expect((await ask('/file', { range: 'bytes=10-12' })).status).toBe(416);
  });
});

it.each([
  ['bytes=0-', 0, 9, true],
  ['bytes=-3', 7, 9, true],
  ['bytes=3-99', 3, 9, true],
  ['lines=1-2', 0, 9, false],
  [undefined, 0, 9, false],
] as const)('reads the range %s', (header, start, end, isPart) => {
  expect(rangeOf(header, 10)).toEqual({ start, end, isPart });
});

it('answers 500 to a fault, which it logs, and goes on', async () => {
  const { status, headers } = await ask('/fault');
  expect([status, headers['access-control-allow-origin']]).toEqual([500, '*']);
  expect(problems).toEqual([new Error('a fault')]);
  expect((await ask('/hello')).status).toBe(200);
});

it('opens only what is open to pages of other origins', async () => {
  expect((await ask('/hello')).headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/inner')).headers['access-control-allow-origin']).toBeUndefined();
});
