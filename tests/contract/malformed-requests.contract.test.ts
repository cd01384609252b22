import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { functionsUrl, site } from '../support/run.ts';

const SERVERS = {
  Hosting: () => new URL(site()).host,
  functions: () => new URL(functionsUrl()).host,
  Auth: () => String(process.env.FIREBASE_AUTH_EMULATOR_HOST),
  Storage: () => String(process.env.FIREBASE_STORAGE_EMULATOR_HOST),
};
const PATHS = ['//', '///', '//[', '/%', '/%zz', '/%00', '/\\', '/..%2f..%2f', '*', 'http://['];
const HOSTS = ['[', 'a b', 'host:port', '%', '<script>'];

/** Sends the request unchanged, as no HTTP client does. Returns the first line of the answer. */
function send(server: string, path: string, host: string): Promise<string> {
  const [hostname = '', port = ''] = server.split(':');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    // A connection that breaks off is an answer too; whether the server still stands is asked below.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  });
}

it.each(
  Object.entries(SERVERS),
)('a malformed path or Host header does not end the emulator of %s', async (_, server) => {
  for (const path of PATHS) await send(server(), path, server());
  for (const host of HOSTS) await send(server(), '/', host);
  expect(await send(server(), '/', server())).toMatch(/^HTTP\/1\.1 \d{3}/);
  expect((await fetch(site())).status).toBe(200);
});
