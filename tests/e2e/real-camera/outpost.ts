import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeSmallFilm, makeUsualFilm } from '../../../media-gateway/tests/films.ts';
import { type RtspCamera, startRtspCamera } from '../../../media-gateway/tests/rtsp-camera.ts';
import { call } from '../../support/api.ts';
import { freePort } from '../../support/free-port.ts';
import { registerStaff } from '../../support/people/viewers.ts';
import { mediaServer, playbackSecret } from '../../support/run.ts';
import { cameraFor, deleteCatalogueOf } from '../../support/staff-catalogue.ts';

/** The slugs and codes of the test's cameras begin with it. */
const MARK = 'fence';
export const POST = { slug: 'fence-post', name: 'Fence Post', paid: false };
export const DEN = { slug: 'fence-den', name: 'Fence Den', paid: true };

/** A camera of RTSP with two streams, and a media gateway that puts it on the site twice: open to all, and for members. */
export interface Outpost {
  /** The camera loses its power, but for its second stream. */
  unplug(): Promise<void>;
  /** It films again, at the same address. */
  plugIn(): Promise<void>;
  /** Ends the process of the camera's main stream, as a machine without memory does. */
  killFfmpeg(): Promise<void>;
  restartGateway(): Promise<void>;
  close(): Promise<void>;
}

const GATEWAY = join(import.meta.dirname, '../../../media-gateway/src/main.ts');

interface Gateway {
  readonly url: string;
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** Starts the gateway as an operator does. */
async function startGateway(file: string): Promise<Gateway> {
  const child = spawn(process.execPath, [GATEWAY, '--config', file], {
    env: { ...process.env, PLAYBACK_SECRET: playbackSecret() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const line of createInterface({ input: child.stdout })) {
    said += `${line}\n`;
    const [url, adminUrl] = line.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
    if (!url || !adminUrl) continue;
    return {
      url,
      adminUrl,
      async stop() {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`The media gateway ended: ${said}`);
}

/** The process of a camera's main stream. */
async function ffmpegOf({ adminUrl }: Gateway, code: string): Promise<number> {
  const { data } = (await (await fetch(`${adminUrl}/control/cameras`)).json()) as {
    data: { code: string; pid: number | null }[];
  };
  const pid = data.find((camera) => camera.code === code)?.pid;
  if (!pid) throw new Error(`The camera ${code} has no ffmpeg.`);
  return pid;
}

async function setGateway(url: string | null): Promise<void> {
  const answer = await fetch(`${mediaServer()}/control/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  if (!answer.ok) throw new Error(`The media server answered ${answer.status} for a gateway.`);
}

/** Staff add both cameras. */
async function addToSite(): Promise<void> {
  const { token } = await registerStaff('zoomie');
  for (const { slug, name, paid } of [POST, DEN]) {
    const camera = cameraFor(slug, { name, source: { kind: 'hls' }, subscriber_only: paid });
    await call('saveCamera', { token, body: { version: null, camera } });
  }
}

export async function openOutpost(): Promise<Outpost> {
  const folder = mkdtempSync(join(tmpdir(), 'boma-outpost-'));
  const film = makeUsualFilm(folder);
  let camera: RtspCamera = await startRtspCamera({ film, hasSound: true });
  const { port } = camera;
  const small = await startRtspCamera({ film: makeSmallFilm(folder), hasSound: true });
  const file = join(folder, 'cameras.json');
  const cameras = [
    { code: POST.slug, source: camera.url, second: small.url },
    { code: DEN.slug, source: camera.url, paid: DEN.paid },
  ];
  const ports = { port: await freePort(), adminPort: await freePort() };
  writeFileSync(file, JSON.stringify({ folder: join(folder, 'data'), ...ports, cameras }));
  let gateway = await startGateway(file);
  await setGateway(gateway.url);
  await addToSite();
  return {
    unplug: () => camera.close(),
    async plugIn() {
      camera = await startRtspCamera({ film, hasSound: true, port });
    },
    async killFfmpeg() {
      process.kill(await ffmpegOf(gateway, POST.slug), 'SIGKILL');
    },
    async restartGateway() {
      await gateway.stop();
      gateway = await startGateway(file);
    },
    async close() {
      await deleteCatalogueOf(MARK);
      await setGateway(null);
      await Promise.all([gateway.stop(), camera.close(), small.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
