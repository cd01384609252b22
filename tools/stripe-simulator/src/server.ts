import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl } from './control/answer.ts';
import type { Simulator } from './control/control.ts';
import { catchUp } from './engine/due.ts';
import { ensurePlan, type Plan } from './engine/plan.ts';
import { type Answer, plain, send } from './http/answer.ts';
import { type Api, answerApi } from './http/api.ts';
import { answerPage } from './pages/pages.ts';
import { openWorld } from './state/world.ts';
import type { Endpoint } from './webhooks/post.ts';
import { openSender } from './webhooks/sender.ts';

export interface StripeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where events go; without one nothing is sent. */
  webhook?: Endpoint | undefined;
  /** Is there from the start, and after a reset. */
  plan?: Plan | undefined;
  /** The product's own clock: gets `POST {"offset_ms"}` after every shift of this one. */
  clockUrl?: string | undefined;
  /** A JSON file for everything; in memory only when left out. */
  stateFile?: string | undefined;
  /** With one, ids come out the same on every run. */
  seed?: number | undefined;
  /** Real unix milliseconds; tests set their own. */
  now?: (() => number) | undefined;
  /** Where refusals are logged. */
  log?: ((line: string) => void) | undefined;
}

export interface RunningStripe {
  url: string;
  port: number;
  close(): Promise<void>;
}

const TICK_MS = 1000;

async function answer(simulator: Simulator, api: Api, request: IncomingMessage): Promise<Answer | undefined> {
  const address = `http://stripe${request.url ?? '/'}`;
  const url = new URL(URL.canParse(address) ? address : 'http://stripe/');
  if (/^\/control(\/|$)/.test(url.pathname)) return answerControl(simulator, request, url);
  if (/^\/v\d+\//.test(url.pathname)) return answerApi(api, request, url);
  return answerPage(simulator.world, request, url);
}

async function serve(
  simulator: Simulator,
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = await answer(simulator, api, request).catch((error: unknown) => {
    simulator.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return plain(500, 'The Stripe simulator could not answer.');
  });
  if (given) send(request, response, given);
  else request.socket.destroy();
}

/** Starts the Stripe simulator on 127.0.0.1; rejects when the port is taken. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { stateFile, seed, now, webhook, clockUrl, plan } = options;
  const log = options.log ?? ((line: string) => console.error(`stripe simulator: ${line}`));
  const world = openWorld({ stateFile, seed, now });
  const http = createServer((request, response) => void serve(simulator, api, request, response));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  world.origin = `http://127.0.0.1:${port}`;
  const sender = openSender(world, webhook ?? null);
  const simulator: Simulator = { world, sender, clockUrl, plan, log };
  ensurePlan(world, plan);
  const api: Api = { world, log, inFlight: new Set() };
  const ticker = setInterval(() => catchUp(world), TICK_MS).unref();
  return {
    url: world.origin,
    port,
    close: async () => {
      clearInterval(ticker);
      sender.close();
      await new Promise((resolve) => {
        http.close(resolve);
        http.closeAllConnections();
      });
      world.flush();
    },
  };
}
