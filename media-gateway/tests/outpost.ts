import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MediaPlaylist, parsePlaylist } from '@boma/domain/streams/playlist.ts';
import { expect } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { playbackToken } from '../src/front/tickets.ts';
import { type RunningGateway, startGateway } from '../src/gateway.ts';
import { type Films, makeFilms } from './films.ts';
import { type RtspCamera, type RtspCameraOptions, startRtspCamera } from './rtsp-camera.ts';

const SECRET = 'test-secret';
export const PASSWORD = 'l@den & "quoted"';
export const LONG = { timeout: 60_000, interval: 250 };

let folder: string;
let films: Films;
let gateway: RunningGateway;
let rtmpUrl: string;
let ports: { readonly port: number; readonly adminPort: number };
const cameras = new Map<string, RtspCamera>();
const lines: string[] = [];
const rtmp = new AbortController();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function openCamera(name: string, options: RtspCameraOptions): Promise<RtspCamera> {
  const camera = await startRtspCamera(options);
  cameras.set(name, camera);
  return camera;
}
export const cameraOf = (name: string): RtspCamera => {
  const camera = cameras.get(name);
  if (!camera) throw new Error(`There is no camera ${name}.`);
  return camera;
};

/** An encoder that serves its stream by RTMP to one client after another. */
async function serveRtmp(url: string): Promise<void> {
  while (!rtmp.signal.aborted) {
    const film = ['-re', '-stream_loop', '-1', '-i', films.usual, '-c', 'copy', '-f', 'flv', '-listen', '1'];
    const encoder = spawn('ffmpeg', ['-nostdin', '-v', 'quiet', ...film, url], { stdio: 'ignore' });
    const stop = () => encoder.kill('SIGKILL');
    rtmp.signal.addEventListener('abort', stop);
    await once(encoder, 'exit');
    rtmp.signal.removeEventListener('abort', stop);
  }
}

const withUser = (url: string, password: string) => url.replace('//', `//viewer:\${${password}}@`);

async function startOutpostGateway(): Promise<RunningGateway> {
  const config = parseConfig(
    {
      ...ports,
      folder: join(folder, 'data'),
      frozenSeconds: 10,
      cameras: [
        { code: 'tau', source: cameraOf('tau').url },
        { code: 'den', source: withUser(cameraOf('den').url, 'DEN_PASSWORD'), paid: true },
        { code: 'lock', source: withUser(cameraOf('den').url, 'OLD_PASSWORD') },
        { code: 'ridge', source: cameraOf('ridge').url },
        { code: 'owl', source: cameraOf('owl').url },
        { code: 'studio', source: rtmpUrl },
        { code: 'partner', source: `http://127.0.0.1:${ports.port}/boma/tau/playlist.m3u8` },
      ],
    },
    { DEN_PASSWORD: PASSWORD, OLD_PASSWORD: 'an old one' },
  );
  return startGateway({ config, secret: SECRET, log: (line) => lines.push(line) });
}

/** Opens the cameras and the gateway. */
export async function openOutpost(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'boma-gateway-'));
  films = makeFilms(folder);
  rtmpUrl = `rtmp://127.0.0.1:${await freePort()}/live/studio`;
  ports = { port: await freePort(), adminPort: await freePort() };
  await Promise.all([
    openCamera('tau', { film: films.usual, hasSound: true }),
    openCamera('den', { film: films.usual, hasSound: true, credentials: `viewer:${PASSWORD}` }),
    openCamera('ridge', { film: films.modern, hasSound: true }),
    openCamera('owl', { film: films.still, hasSound: false }),
  ]);
  void serveRtmp(rtmpUrl);
  gateway = await startOutpostGateway();
}

export async function closeOutpost(): Promise<void> {
  await gateway?.close();
  rtmp.abort();
  await Promise.all([...cameras.values()].map((camera) => camera.close()));
  rmSync(folder, { recursive: true, force: true });
}

export async function restartGateway(): Promise<void> {
  await gateway.close();
  gateway = await startOutpostGateway();
}

export const ticketOf = (code: string): string => {
  const expires = Math.floor(Date.now() / 1000) + 600;
  return `?expires=${expires}&token=${playbackToken(SECRET, code, expires)}`;
};
export const get = (path: string) => fetch(`${gateway.url}${path}`);
export async function status(path: string): Promise<number> {
  const response = await get(path);
  await response.arrayBuffer();
  return response.status;
}
export const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
export const master = (code: string, query = '') => `/boma/${code}/playlist.m3u8${query}`;
export const still = (code: string, size: string, more = '') =>
  `/thumbnail?application=boma&streamname=${code}&size=${size}&format=jpeg${more}`;

export async function listOf(code: string, rendition = 'source', query = ''): Promise<MediaPlaylist> {
  const text = await (await get(`/boma/${code}/${rendition}/chunks.m3u8${query}`)).text();
  const playlist = parsePlaylist(text);
  if (playlist?.kind !== 'media') throw new Error(`${code} has no playlist: ${text}`);
  return playlist;
}
export const numbersOf = ({ segments }: MediaPlaylist) => segments.map(({ uri }) => Number.parseInt(uri, 10));
export const newestOf = async (code: string) => numbersOf(await listOf(code)).at(-1) ?? 0;

export async function onAir(code: string, query = ''): Promise<void> {
  await expect.poll(() => status(master(code, query)), LONG).toBe(200);
}
export async function stateOf(code: string) {
  const { data } = (await (await fetch(`${gateway.adminUrl}/control/cameras`)).json()) as {
    data: { code: string; pid: number | null; stalls: number; frozen: boolean; problem: string }[];
  };
  const state = data.find((each) => each.code === code);
  if (!state) throw new Error(`There is no camera ${code}.`);
  return state;
}
export const linesOf = (code: string) => lines.filter((line) => line.startsWith(`${code}: `));

/** The codecs of the newest segment of a rendition, and how many frames of its picture can be decoded. */
export async function decodedNewest(code: string, rendition: string, query = '') {
  const { segments } = await listOf(code, rendition, query);
  const file = join(folder, `${code}-newest.ts`);
  const path = `/boma/${code}/${rendition}/${segments.at(-1)?.uri}`;
  await expect.poll(() => status(path), LONG).toBe(200);
  writeFileSync(file, await bytesOf(path));
  const entries = 'stream=codec_name,codec_type,nb_read_frames';
  const args = ['-v', 'error', '-count_frames', '-show_entries', entries, '-of', 'json', file];
  const { streams } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as {
    streams: { codec_name: string; codec_type: string; nb_read_frames: string }[];
  };
  return {
    codecs: streams.map(({ codec_name }) => codec_name).sort(),
    frames: Number(streams.find(({ codec_type }) => codec_type === 'video')?.nb_read_frames),
    seconds: segments.at(-1)?.seconds ?? 0,
  };
}

/** Asks the switches, the metrics and the health of the gateway. */
export const ask = (path: string, init?: RequestInit) => fetch(`${gateway.adminUrl}${path}`, init);
/** A file of the gateway's folder. */
export const pathOf = (name: string) => join(folder, 'data', name);
/** A camera of this name with the usual film. */
export const reopenCamera = (name: string, port: number) =>
  openCamera(name, { film: films.usual, hasSound: true, port });
