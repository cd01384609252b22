import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';

const scripts = readdirSync(join(import.meta.dirname, '../../../web/dist/assets')).filter((name) =>
  name.endsWith('.js'),
);
const anyScript = new RegExp(scripts.map((name) => name.replace(/[.$]/g, '\\$&')).join('|'), 'g');
const NEW = 'new-';
/** What the function `page` answers. */
const isFilled = (path: string) => path.startsWith('/wildlife/stream/');

export interface TwoBuilds {
  readonly url: string;
  /** Releases the functions of the new build: their pages name its scripts. */
  readonly releaseFunctions: () => void;
  /** Releases the files of the new build. Those of the old one stay. */
  readonly releaseHosting: () => void;
  readonly close: () => void;
}

/**
 * Stands before the site and plays a deploy. In the new build every script has another name, `new-` before the old one.
 * A missing script gets the answer that the site gives.
 */
export async function startTwoBuilds(site: string): Promise<TwoBuilds> {
  const released = { functions: false, hosting: false };

  async function answer(address: string, headers: Record<string, string>, response: ServerResponse) {
    const { pathname } = new URL(address, site);
    const isNewScript = pathname.startsWith(`/assets/${NEW}`);
    const asked = released.hosting && isNewScript ? address.replace(NEW, '') : address;
    const upstream = await fetch(new URL(asked, site), { headers, redirect: 'manual' });
    const type = upstream.headers.get('content-type') ?? '';
    const isOfNewBuild = isNewScript || (isFilled(pathname) ? released.functions : released.hosting);
    const isOldScript = pathname.startsWith('/assets/') && !isNewScript;
    const kept = [...upstream.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
    );
    // A browser may show its stale copy of a page while it asks for the next: this deploy is later than that.
    const fresh = type.includes('html') ? { 'cache-control': 'no-cache' } : {};
    response.writeHead(upstream.status, { ...Object.fromEntries(kept), ...fresh });
    const body = Buffer.from(await upstream.arrayBuffer());
    const isRenamed = isOfNewBuild && !isOldScript && /html|javascript/.test(type);
    response.end(isRenamed ? body.toString('utf8').replace(anyScript, (name) => NEW + name) : body);
  }

  const server = createServer((request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(503).end();
    return void answer(request.url ?? '/', { ...headers, 'accept-encoding': 'identity' }, response).catch(
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The two builds have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    releaseFunctions: () => void (released.functions = true),
    releaseHosting: () => void (released.hosting = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
