// Loaded into the emulators before firebase-tools, for two kinds of request that would end all emulators.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsableAddress, parsableHost } from './parsable-request.ts';

/** Downloads that the Storage emulator has not answered yet. */
const downloads = new Set<ServerResponse>();

// The Hosting emulator parses the address and the host of each request without a catch. The real Hosting answers 400.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  request.url = parsableAddress(request.url ?? '/');
  const { host } = request.headers;
  if (host !== undefined) request.headers.host = parsableHost(host);
  if (request.method !== 'GET' || !request.url.includes('alt=media')) return;
  downloads.add(response);
  response.on('close', () => downloads.delete(response));
});

const isLostObject = (error: unknown) =>
  error instanceof TypeError && /sendFileBytes .*emulator.storage/.test(error.stack ?? '');

// The Storage emulator looks an object up and then reads its bytes. It fails without a catch if the object is deleted in
// between. The real Storage answers 404.
process.on('unhandledRejection', (error) => {
  if (!isLostObject(error)) throw error;
  for (const response of downloads) if (!response.headersSent) response.writeHead(404).end();
});
