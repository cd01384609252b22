import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The first line of each served script: the browser parses the whole script, misses this one, and runs nothing. */
const STOPS = 'import "/missing.js";';

export interface ServedChunks {
  readonly address: string;
  close(): void;
}

/** Serves scripts by their names so that a browser parses them without running them. */
export async function serveChunks(scripts: ReadonlyMap<string, string>): Promise<ServedChunks> {
  const server = createServer(({ url = '' }, answer) => {
    const script = scripts.get(url.slice(1));
    if (url === '/')
      answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Chunks</title>');
    else if (script === undefined) answer.writeHead(404).end();
    else answer.setHeader('content-type', 'text/javascript').end(`${STOPS}${script}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of chunks has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads scripts of the built site. */
export const readScripts = (folder: string, names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
