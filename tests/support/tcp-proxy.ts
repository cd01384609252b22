import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const HOST = '127.0.0.1';

export interface TcpProxy {
  readonly port: number;
  /** `host:port`, for clients of the proxy. */
  readonly address: string;
  /** The number of open connections. */
  readonly connections: number;
  /** Breaks every connection and refuses new ones, as a lost network does. */
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

function join(from: Socket, to: Socket): void {
  from.pipe(to);
  // `close` follows every error, and closing one end closes the other.
  from.on('error', () => {});
  from.once('close', () => to.destroy());
}

/** Starts a proxy in front of `target` (`host:port`). It listens on `port`, or on any free port. */
export async function startTcpProxy(target: string, port = 0): Promise<TcpProxy> {
  const [host = HOST, targetPort = ''] = target.split(':');
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host, port: Number(targetPort) });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      join(one, other);
    open.add(client);
    client.once('close', () => open.delete(client));
  });
  const listen = async (at: number) => {
    server.listen(at, HOST);
    await once(server, 'listening');
  };
  await listen(port);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port.');

  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const client of open) client.resetAndDestroy();
    await closed;
  };
  return {
    port: bound.port,
    address: `${HOST}:${bound.port}`,
    get connections() {
      return open.size;
    },
    cut,
    heal: async () => {
      if (!server.listening) await listen(bound.port);
    },
    close: cut,
  };
}
