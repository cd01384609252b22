import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/** An answer that breaks off midway breaks off for the browser too: `pipeline` has seen to that. */
const cutShort = () => {};

function answer(upstream: IncomingMessage, asked: IncomingMessage, response: ServerResponse): void {
  const headers = { ...upstream.headers };
  const accepted = String(asked.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding || headers['content-encoding'] || !compressible.test(String(headers['content-type']))) {
    response.writeHead(upstream.statusCode ?? 502, headers);
    pipeline(upstream, response, cutShort);
    return;
  }
  delete headers['content-length'];
  response.writeHead(upstream.statusCode ?? 502, {
    ...headers,
    'content-encoding': encoding,
    vary: 'accept-encoding',
  });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const compress = encoding === 'br' ? createBrotliCompress(quality) : createGzip({ level: 9 });
  pipeline(upstream, compress, response, cutShort);
}

/**
 * Hosting compresses what it serves and its emulator does not: this stands before the emulator and does.
 *
 * @returns the address to measure at, and how to stop.
 */
export async function startCompressingProxy(site: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(site);
  const server = createServer((asked, response) => {
    const { host: _host, ...headers } = asked.headers;
    const { method } = asked;
    const upstream = request({
      hostname,
      port,
      path: asked.url,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    upstream.on('response', (incoming) => answer(incoming, asked, response));
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    asked.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The compressing proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
