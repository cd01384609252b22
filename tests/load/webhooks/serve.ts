import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Handler = (request: IncomingMessage & { rawBody: Buffer }, response: ServerResponse) => unknown;
type Express = () => ((request: IncomingMessage, response: ServerResponse) => void) & {
  use(handler: (request: IncomingMessage, response: ServerResponse) => void): void;
};

const ofFunctions = createRequire(join(import.meta.dirname, '../../../functions/package.json'));

/**
 * Serves a handler like the platform, in a process that handles many calls at once: in the framework of the functions,
 * with the body beside the request. Sends its address to the parent process, and ends with it.
 */
export function serve(handle: Handler): void {
  const app = (ofFunctions('express') as Express)();
  app.use((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on(
      'end',
      () => void handle(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response),
    );
  });
  const server = createServer(app);
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  process.once('disconnect', () => process.exit(0));
}
