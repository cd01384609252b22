// Loaded into the emulators before firebase-tools. Its Hosting emulator decodes every address without a catch: one that
// does not decode would end all emulators at once. Hosting itself answers 400.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodableAddress } from './decodable-address.ts';

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  request.url = decodableAddress(request.url ?? '/');
});
