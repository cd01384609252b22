import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { listenLocally, type RunningServer } from '../listen-locally.ts';
import { type AddressBook, openAddressBook } from './address-book.ts';
import { anotherPage, chooserPage, chosenPage, refusedPage } from './pages.ts';
import { readPerson } from './read-person.ts';
import { stylesheet } from './style.ts';
import { windowScript } from './window-script.ts';

export interface GoogleOptions {
  /** 0 takes any free port. */
  port: number;
  /** Ports that the site answers on: pages of other origins are refused. */
  sitePorts: readonly number[];
  /** Where added accounts are kept; in memory only when left out. */
  stateFile?: string | undefined;
}

type Answer = { status: number; type: string; body: string | Buffer };
type Chooser = { book: AddressBook; sitePorts: readonly number[] };

const BODY_LIMIT = 4096;
const LODGE = /^[a-z0-9-]+\.localhost$/;
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Is `origin` one that the site has on this machine: 127.0.0.1, localhost or a lodge's `{label}.localhost`, on one of
 * `sitePorts`? Only such a page may learn who signs in.
 */
function isSiteOrigin(origin: string, sitePorts: readonly number[]): boolean {
  const url = URL.parse(origin);
  if (!url || url.origin !== origin || url.protocol !== 'http:') return false;
  const { hostname, port } = url;
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost' || LODGE.test(hostname);
  return isLocal && sitePorts.includes(Number(port));
}

const require = createRequire(import.meta.url);
const font = (family: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`));

const html = (body: string, status = 200): Answer => ({ status, type: 'text/html; charset=utf-8', body });
const text = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${body}\n`,
});

const FILES: Record<string, () => Answer> = {
  '/window.css': () => ({ status: 200, type: 'text/css; charset=utf-8', body: stylesheet }),
  '/window.js': () => ({ status: 200, type: 'text/javascript; charset=utf-8', body: windowScript }),
  '/display.woff2': () => ({ status: 200, type: 'font/woff2', body: font('fraunces') }),
  '/body.woff2': () => ({ status: 200, type: 'font/woff2', body: font('figtree') }),
};

/** Undefined when it is too long, and read to its end even then: a sender cut off midway would not hear the answer. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let bytes = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT) chunks.push(chunk);
  }
  return bytes > BODY_LIMIT ? undefined : new URLSearchParams(Buffer.concat(chunks).toString());
}

async function add({ book }: Chooser, request: IncomingMessage, origin: string): Promise<Answer> {
  // Pages elsewhere can post forms too; the list is for who sits at this machine.
  const from = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (from !== 'same-origin') return text(403, 'Fill in the form of this window.');
  const form = await readForm(request);
  if (!form) return text(413, `Send ${BODY_LIMIT} bytes at most.`);
  const read = readPerson(form);
  if ('person' in read) return html(chosenPage(origin, book.add(read.person)));
  return html(anotherPage(origin, read.entered, read.problems), 422);
}

async function answer(chooser: Chooser, request: IncomingMessage): Promise<Answer> {
  const address = `http://google${request.url ?? '/'}`;
  const { pathname, searchParams } = new URL(URL.canParse(address) ? address : 'http://google/');
  const { method = 'GET' } = request;
  const isPost = method === 'POST' && pathname === '/another';
  const file = FILES[pathname];
  if (!file && pathname !== '/' && pathname !== '/another') return text(404, 'Not found.');
  if (method !== 'GET' && method !== 'HEAD' && !isPost) return text(405, 'Use GET.');
  if (file) return file();
  const origin = searchParams.get('origin');
  if (origin === null || !isSiteOrigin(origin, chooser.sitePorts)) {
    return html(
      refusedPage(
        origin,
        chooser.sitePorts.map((port) => `http://127.0.0.1:${port}`),
      ),
      400,
    );
  }
  if (isPost) return add(chooser, request, origin);
  if (pathname === '/another') return html(anotherPage(origin, { email: '', name: '' }, {}));
  return html(chooserPage(origin, chooser.book.list()));
}

async function serve(chooser: Chooser, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, type, body } = await answer(chooser, request).catch((error: unknown) => {
    console.error(error);
    return text(500, 'The sign-in simulator could not answer.');
  });
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Starts the account chooser on 127.0.0.1; rejects when the port is taken. */
export async function startGoogle({ port, sitePorts, stateFile }: GoogleOptions): Promise<RunningServer> {
  const chooser = { book: openAddressBook(stateFile), sitePorts };
  return listenLocally(
    createServer((request, response) => void serve(chooser, request, response)),
    port,
  );
}
