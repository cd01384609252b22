import { createHash, X509Certificate } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import {
  constants as constantsOfHttp2,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { pipeline } from 'node:stream';
import { constants as constantsOfZlib, createBrotliCompress, createGzip } from 'node:zlib';
import { generate } from 'selfsigned';

const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/** An answer that breaks off midway breaks off for the browser too: `pipeline` has seen to that. */
const cutShort = () => {};

/** What belongs to one connection, which the other protocol does not know. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

function answer(upstream: IncomingMessage, asked: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = passedOn(upstream.headers);
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
  const quality = { params: { [constantsOfZlib.BROTLI_PARAM_QUALITY]: 9 } };
  const compress = encoding === 'br' ? createBrotliCompress(quality) : createGzip({ level: 9 });
  pipeline(upstream, compress, response, cutShort);
}

/** Hosting's address for one run: a browser speaks HTTP/2 only with a server that has a certificate. */
async function createCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  return { key, cert };
}

export interface CompressingProxy {
  /** The address to measure at. */
  readonly url: string;
  /** The certificate, as PEM. */
  readonly cert: string;
  /** The switch that makes Chromium trust it. Where a page's certificate is not trusted, Chromium stores no file of it. */
  readonly trust: string;
  readonly close: () => void;
}

/** Hosting compresses what it serves and speaks HTTP/2. Its emulator does neither: this stands before it and does both. */
export async function startCompressingProxy(site: string): Promise<CompressingProxy> {
  const { hostname, port } = new URL(site);
  const { key, cert } = await createCertificate();
  const server = createSecureServer({ key, cert }, (asked, response) => {
    const headers = { ...passedOn(asked.headers), 'accept-encoding': 'identity' };
    const upstream = request({ hostname, port, path: asked.url, method: asked.method, headers });
    upstream.on('response', (incoming) => answer(incoming, asked, response));
    upstream.on('error', () => {
      if (response.headersSent) response.stream.close(constantsOfHttp2.NGHTTP2_INTERNAL_ERROR);
      else response.writeHead(502).end();
    });
    asked.pipe(upstream);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The compressing proxy has no port.');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    url: `https://127.0.0.1:${address.port}`,
    cert,
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
