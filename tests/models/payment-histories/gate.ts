import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One read of a customer's subscriptions that Stripe has answered, while the answer is still on its way. */
export interface Hold {
  /** Resolves once there is such an answer. */
  readonly caught: Promise<void>;
  /** Lets the answer arrive. If nothing was read yet, the hold is cancelled. */
  release(): void;
}

/** A proxy between the product and the Stripe simulator: a line that is sometimes slow and sometimes down. */
export interface Gate {
  readonly url: string;
  /** Delays the answer to the next read of this customer's subscriptions. The answer then holds an old state. */
  holdNext(customer: string): Hold;
  /** Makes the next read of this customer's subscriptions fail without a retry. Returns a function that cancels this. */
  failNext(customer: string): () => void;
  close(): Promise<void>;
}

interface Held {
  readonly customer: string;
  readonly caught: () => void;
  readonly released: Promise<void>;
}

/** The customer whose subscriptions a request reads. */
function customerReadBy({ method, url = '/' }: IncomingMessage): string | null {
  const { pathname, searchParams } = new URL(url, 'http://stripe');
  return method === 'GET' && pathname === '/v1/subscriptions' ? searchParams.get('customer') : null;
}

function refuse(response: ServerResponse): void {
  const error = { type: 'api_error', message: 'The line to Stripe was down.' };
  response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
  response.end(JSON.stringify({ error }));
}

function listenForHold(holds: Set<Held>, customer: string): Hold {
  const caught = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held: Held = { customer, caught: caught.resolve, released: released.promise };
  holds.add(held);
  const release = () => {
    holds.delete(held);
    released.resolve();
  };
  return { caught: caught.promise, release };
}

export async function openGate(stripe: string): Promise<Gate> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(stripe);
  const holds = new Set<Held>();
  const failures = new Set<string>();

  const deliver = async (customer: string | null, write: () => void) => {
    const held = [...holds].find((each) => each.customer === customer);
    if (held) {
      holds.delete(held);
      held.caught();
      await held.released;
    }
    write();
  };
  const pass = (asked: IncomingMessage, response: ServerResponse, customer: string | null) => {
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      const write = () =>
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(chunks));
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => void deliver(customer, write));
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  };

  const server = createServer((asked, response) => {
    const customer = customerReadBy(asked);
    if (customer && failures.delete(customer)) refuse(response);
    else pass(asked, response, customer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdNext: (customer) => listenForHold(holds, customer),
    failNext: (customer) => {
      failures.add(customer);
      return () => void failures.delete(customer);
    },
    close: async () => {
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
