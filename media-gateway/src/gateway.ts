import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAdmin } from './admin.ts';
import { Camera } from './cameras/camera.ts';
import { TwoStreams } from './cameras/two-streams.ts';
import type { CameraConfig, Config } from './config.ts';
import type { Front } from './front/front.ts';
import { countPlayers } from './front/players.ts';
import { answerMediaRequest, requestListener } from './front/serve.ts';
import { recordings } from './recordings.ts';

export interface RunningGateway {
  readonly url: string;
  readonly adminUrl: string;
  close(): Promise<void>;
}

/** Above the patience of proxies, so that a connection that they use again is still open. */
const KEEP_ALIVE_MS = 75_000;

async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

const openCamera = (config: Config, camera: CameraConfig, log: (line: string) => void): Camera =>
  camera.second === undefined
    ? new Camera(config, camera, log)
    : new TwoStreams(config, { ...camera, second: camera.second }, log);

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts the cameras and both servers. Rejects when a port is taken. */
export async function startGateway(options: {
  readonly config: Config;
  readonly secret: string;
  readonly log: (line: string) => void;
}): Promise<RunningGateway> {
  const { config, secret, log } = options;
  const now = Date.now;
  const cameras = new Map(config.cameras.map((each) => [each.code, openCamera(config, each, log)]));
  const players = countPlayers({ now, secret, countEachUpTo: config.countEachUpTo });
  const front: Front = {
    application: config.application,
    segmentSeconds: config.segmentSeconds,
    secret,
    now,
    channel: (code) => cameras.get(code),
    players,
    stillSeconds: { '1280x720': Math.ceil(config.stillSeconds), '640x360': 10, '384x216': 10 },
    ...recordings(config, secret, now),
  };
  const logProblem = (problem: unknown) => log(`A request failed: ${String(problem)}`);
  const open = await listen(
    requestListener(
      (request, url) => answerMediaRequest(front, request, url),
      () => true,
      logProblem,
    ),
    config.host,
    config.port,
  );
  const inner = await listen(
    requestListener(
      (request, url) => answerAdmin({ cameras, players, now }, request, url.pathname),
      () => false,
      logProblem,
    ),
    '127.0.0.1',
    config.adminPort,
  ).catch(async (problem: unknown) => {
    await close(open);
    throw problem;
  });
  for (const camera of cameras.values()) camera.start();
  return {
    url: urlOf(open),
    adminUrl: urlOf(inner),
    async close() {
      await Promise.all([close(open), close(inner), ...[...cameras.values()].map((each) => each.stop())]);
    },
  };
}
