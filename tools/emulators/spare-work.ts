// Loaded into the emulators before firebase-tools. Spares it work that nobody needs here: 15 of the 25 seconds of processor
// time that it took for a quarter of the end-to-end tests.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { partOfFirebaseTools } from './firebase-tools.ts';

const logger = partOfFirebaseTools('../logger') as { useFileLogger: () => string };

if (typeof logger.useFileLogger !== 'function')
  throw new Error('firebase-tools has no function useFileLogger any more.');
// Its file has several debug lines for each request. What it says on the console is in `emulators.log`.
logger.useFileLogger = () => 'firebase-debug.log';

// The Hosting emulator compresses each answer anew, for a browser on the same machine.
subscribe('http.server.request.start', (message) => {
  delete (message as { request: IncomingMessage }).request.headers['accept-encoding'];
});
