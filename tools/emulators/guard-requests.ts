// Loaded into the emulators before firebase-tools. Its Hosting emulator parses the address and the host of each request
// without a catch: one malformed request would end all emulators. The real Hosting answers 400.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { parsableAddress, parsableHost } from './parsable-request.ts';

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  request.url = parsableAddress(request.url ?? '/');
  const { host } = request.headers;
  if (host !== undefined) request.headers.host = parsableHost(host);
});
