import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { startCompressingProxy } from './compressing-proxy.ts';

const closing: (() => void)[] = [];

async function siteThat(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

interface Answer {
  readonly status: number | undefined;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** @returns what asks for the start page over HTTP/2, and trusts this proxy alone. */
async function before(server: Server): Promise<() => Promise<Answer>> {
  const proxy = await startCompressingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const session = connect(proxy.url, { ca: proxy.cert });
  closing.push(() => session.destroy(), proxy.close);
  return async () => {
    const stream = session.request({ ':path': '/', 'accept-encoding': 'br' });
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
    const body = await buffer(stream);
    return { status: headers[':status'], encoding: headers['content-encoding'], body };
  };
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('the compressing proxy', () => {
  it('compresses answers for browsers that accept it', async () => {
    const ask = await before(
      await siteThat((_asked, response) => response.setHeader('content-type', 'text/html').end('Tau')),
    );
    const { encoding, body } = await ask();
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe('Tau');
  });

  it.each([
    'text/html',
    'image/jpeg',
  ])('survives a site that breaks off in the middle of its %s', async (type) => {
    let whole = false;
    const ask = await before(
      await siteThat((_asked, response) => {
        if (whole) return response.end('Tembe');
        response.writeHead(200, { 'content-type': type, 'content-length': 1000 });
        response.write('Ta', () => response.destroy());
      }),
    );
    await expect(ask()).rejects.toThrow('NGHTTP2_');
    whole = true;
    expect((await ask()).body.toString()).toBe('Tembe');
  });

  it('answers 502 for a site that is not there', async () => {
    const server = await siteThat(() => {});
    const ask = await before(server);
    await new Promise((resolve) => server.close(resolve));
    expect((await ask()).status).toBe(502);
  });
});
