/**
 * One instance of the function `api` as Cloud Run runs it: the deployed bundle, in a process that takes many calls at
 * once. The functions emulator stands between callers and its own processes, and on a machine of two cores the bench
 * would measure only that. The bench starts this process and gets its address.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Api = (request: IncomingMessage, response: ServerResponse) => unknown;

const bundle = process.env.BOMA_FUNCTIONS_BUNDLE;
if (!bundle) throw new Error('BOMA_FUNCTIONS_BUNDLE is not set: start the bench through npm run bench.');
const { api } = (await import(bundle)) as { api: Api };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The platform passes the raw body beside the request.
  request.on('end', () => void api(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit(0));
