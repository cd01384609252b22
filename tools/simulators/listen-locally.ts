import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Lets a simulator answer on 127.0.0.1; port 0 takes a free one. Rejects when the port is taken. */
export async function listenLocally(http: Server, port: number): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        http.close((error) => (error ? reject(error) : resolve()));
        http.closeAllConnections();
      }),
  };
}
