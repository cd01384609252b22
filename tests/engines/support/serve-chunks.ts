import { once } from 'node:events';
import { createServer } from 'node:http';

/** The first line of each served script: the browser parses the whole script, misses this one, and runs nothing. */
const STOPS = 'import "/missing.js";';

/** Ends the address of a script that is to be parsed. What such a script imports itself is missing. */
const PARSED = '?parsed';

/** A page that imports these scripts one after another and keeps the names of those that its engine cannot parse. */
const documentFor = (names: readonly string[]) => `<!doctype html><title>Scripts</title><script type="module">
  const refused = [];
  for (const name of ${JSON.stringify(names)})
    await import('/' + name + '${PARSED}').catch((cause) => {
      if (cause instanceof SyntaxError) refused.push(name + ': ' + cause.message);
    });
  window.refusedScripts = refused;
</script>`;

declare global {
  interface Window {
    /** The scripts that the engine cannot parse, each with its reason, once all have been tried. */
    refusedScripts?: string[];
  }
}

export interface ServedChunks {
  readonly address: string;
  close(): void;
}

/** Serves a page that lets its browser parse these scripts, given by their names, without running them. */
export async function serveChunks(scripts: ReadonlyMap<string, string>): Promise<ServedChunks> {
  const server = createServer(({ url = '' }, answer) => {
    const script = url.endsWith(PARSED) ? scripts.get(url.slice(1, -PARSED.length)) : undefined;
    if (url === '/') answer.setHeader('content-type', 'text/html').end(documentFor([...scripts.keys()]));
    else if (script === undefined) answer.writeHead(404).end();
    else answer.setHeader('content-type', 'text/javascript').end(`${STOPS}${script}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of scripts has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
