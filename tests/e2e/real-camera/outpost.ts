import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeSmallFilm, makeUsualFilm } from '../../../media-gateway/tests/films.ts';
import { type RtspCamera, startRtspCamera } from '../../../media-gateway/tests/rtsp-camera.ts';
import { call } from '../../support/api.ts';
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
  close(): Promise<void>;
}

const GATEWAY = join(import.meta.dirname, '../../../media-gateway/src/main.ts');

/** Starts the gateway as an operator does. Resolves with its address. */
async function startGateway(
  folder: string,
  { source, second }: { readonly source: string; readonly second: string },
): Promise<[ChildProcess, string]> {
  const file = join(folder, 'cameras.json');
  const cameras = [
    { code: POST.slug, source, second },
    { code: DEN.slug, source, paid: DEN.paid },
  ];
  writeFileSync(file, JSON.stringify({ folder: join(folder, 'data'), port: 0, adminPort: 0, cameras }));
  const gateway = spawn(process.execPath, [GATEWAY, '--config', file], {
    env: { ...process.env, PLAYBACK_SECRET: playbackSecret() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const line of createInterface({ input: gateway.stdout })) {
    said += `${line}\n`;
    const [, url] = /, on (http:\/\/127\.0\.0\.1:\d+)\./.exec(line) ?? [];
    if (url) return [gateway, url];
  }
  throw new Error(`The media gateway ended: ${said}`);
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
  const [gateway, url] = await startGateway(folder, { source: camera.url, second: small.url });
  await setGateway(url);
  await addToSite();
  return {
    unplug: () => camera.close(),
    async plugIn() {
      camera = await startRtspCamera({ film, hasSound: true, port });
    },
    async close() {
      await deleteCatalogueOf(MARK);
      await setGateway(null);
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await Promise.all([ended, camera.close(), small.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
