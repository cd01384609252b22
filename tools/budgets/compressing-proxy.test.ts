import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

async function before(server: Server): Promise<string> {
  const proxy = await startCompressingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closing.push(proxy.close);
  return proxy.url;
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('the compressing proxy', () => {
  it('compresses answers for browsers that accept it', async () => {
    const url = await before(
      await siteThat((_asked, response) => response.setHeader('content-type', 'text/html').end('Tau')),
    );
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('Tau');
  });

  it.each([
    'text/html',
    'image/jpeg',
  ])('survives a site that breaks off in the middle of its %s', async (type) => {
    let whole = false;
    const url = await before(
      await siteThat((_asked, response) => {
        if (whole) return response.end('Tembe');
        response.writeHead(200, { 'content-type': type, 'content-length': 1000 });
        response.write('Ta', () => response.destroy());
      }),
    );
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow(TypeError);
    whole = true;
    expect(await (await fetch(url)).text()).toBe('Tembe');
  });

  it('answers 502 for a site that is not there', async () => {
    const server = await siteThat(() => {});
    const url = await before(server);
    await new Promise((resolve) => server.close(resolve));
    expect((await fetch(url)).status).toBe(502);
  });
});
