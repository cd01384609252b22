import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let atServer: Socket[];
let proxy: TcpProxy;

beforeEach(async () => {
  atServer = [];
  echo = createServer((socket) => {
    atServer.push(socket);
    socket.on('error', () => {}).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const bound = echo.address();
  proxy = await startTcpProxy(typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : '');
});

afterEach(async () => {
  await proxy.close();
  for (const socket of atServer) socket.destroy();
  echo.close();
});

async function opened(): Promise<Socket> {
  const client = connect({ host: '127.0.0.1', port: proxy.port });
  await once(client, 'connect');
  return client;
}

async function answerTo(client: Socket, words: string): Promise<string> {
  client.write(words);
  const [chunk] = (await once(client, 'data')) as [Buffer];
  return chunk.toString();
}

const closing = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {}).once('close', resolve);
  });

const refusal = async () => {
  const client = connect({ host: '127.0.0.1', port: proxy.port });
  const [error] = (await once(client, 'error')) as [NodeJS.ErrnoException];
  return error.code;
};

it('carries data in both directions', async () => {
  const [one, other] = [await opened(), await opened()];
  expect(await answerTo(one, 'lion')).toBe('lion');
  expect(await answerTo(other, 'hyena')).toBe('hyena');
  expect(proxy.connections).toBe(2);
  one.destroy();
  other.destroy();
});

it('when cut, breaks every connection at both ends and refuses new ones until it heals', async () => {
  const client = await opened();
  await answerTo(client, 'lion');
  const closings = [closing(client), closing(atServer[0] as Socket)];
  await proxy.cut();
  await Promise.all(closings);
  expect(proxy.connections).toBe(0);
  expect(await refusal()).toBe('ECONNREFUSED');
  await proxy.cut();
  const { port } = proxy;
  await proxy.heal();
  await proxy.heal();
  expect(proxy.port).toBe(port);
  const again = await opened();
  expect(await answerTo(again, 'leopard')).toBe('leopard');
  again.destroy();
});

it('closes the client’s connection when the target does not listen', async () => {
  const nowhere = await startTcpProxy('127.0.0.1:9');
  const client = connect({ host: '127.0.0.1', port: nowhere.port });
  await closing(client);
  await nowhere.close();
});
