import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { makeUsualFilm } from '../films.ts';
import { type RtspCamera, startRtspCamera } from '../rtsp-camera.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
export const WINDOW_MINUTES = 2;
const STARTS_WITHIN_MS = 120_000;

const statesSchema = z.object({
  data: z.array(z.object({ code: z.string(), onAir: z.boolean(), pid: z.int().nullable() })),
});
export type State = z.output<typeof statesSchema>['data'][number];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Cameras, and a gateway that runs as an operator runs it: as a process of its own. */
export class Place {
  readonly codes: readonly string[];
  readonly dataFolder: string;
  readonly #folder: string;
  readonly #cameras = new Map<string, RtspCamera>();
  readonly #ports = new Map<string, number>();
  #film = '';
  #port = 0;
  #adminPort = 0;
  #gateway: ChildProcess | undefined;

  constructor(folder: string, count: number) {
    this.#folder = folder;
    this.dataFolder = join(folder, 'data');
    this.codes = Array.from({ length: count }, (_, at) => `camera-${at}`);
  }

  get gatewayPid(): number {
    return this.#gateway?.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    mkdirSync(this.dataFolder, { recursive: true });
    this.#film = makeUsualFilm(this.#folder);
    this.#port = await freePort();
    this.#adminPort = await freePort();
    for (const code of this.codes) await this.openCamera(code);
    const config = {
      port: this.#port,
      adminPort: this.#adminPort,
      folder: this.dataFolder,
      windowMinutes: WINDOW_MINUTES,
      cameras: this.codes.map((code) => ({ code, source: this.#cameras.get(code)?.url })),
    };
    writeFileSync(join(this.#folder, 'cameras.json'), JSON.stringify(config));
    await this.startGateway();
  }

  async startGateway(): Promise<void> {
    const gateway = spawn(process.execPath, [MAIN, '--config', join(this.#folder, 'cameras.json')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, PLAYBACK_SECRET: 'soak' },
    });
    const log = createWriteStream(join(this.#folder, 'gateway.log'), { flags: 'a' });
    gateway.stdout.pipe(log);
    gateway.stderr.pipe(log);
    this.#gateway = gateway;
    const until = Date.now() + STARTS_WITHIN_MS;
    while ((await this.states()) === undefined) {
      if (Date.now() > until) throw new Error('The gateway has not started within two minutes.');
      await pause(250);
    }
  }

  async killGateway(): Promise<void> {
    const gateway = this.#gateway;
    if (!gateway) return;
    const gone = once(gateway, 'exit');
    gateway.kill('SIGKILL');
    await gone;
  }

  /** Undefined while the gateway does not answer. */
  async states(): Promise<readonly State[] | undefined> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#adminPort}/control/cameras`);
      return statesSchema.parse(await answer.json()).data;
    } catch {
      return undefined;
    }
  }

  async openCamera(code: string): Promise<void> {
    const port = this.#ports.get(code) ?? 0;
    const camera = await startRtspCamera({ film: this.#film, hasSound: true, port });
    this.#ports.set(code, camera.port);
    this.#cameras.set(code, camera);
  }

  /** Takes a camera off the net. */
  async closeCamera(code: string): Promise<void> {
    await this.#cameras.get(code)?.close();
  }

  freezeCamera(code: string): void {
    this.#cameras.get(code)?.freeze();
  }

  async close(): Promise<void> {
    const gateway = this.#gateway;
    if (gateway && gateway.exitCode === null && gateway.signalCode === null) {
      const gone = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await gone;
    }
    await Promise.all([...this.#cameras.values()].map((camera) => camera.close()));
  }
}
