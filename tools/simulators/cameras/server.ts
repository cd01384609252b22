import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally, type RunningServer } from '../listen-locally.ts';
import { type Answer, refuse, send } from './answer.ts';
import { control } from './control.ts';
import { type MediaServer, stream, thumbnail } from './media.ts';
import { countPlayers } from './players.ts';
import { recording } from './recordings.ts';
import { openSwitchboard } from './switchboard.ts';
import { composeThumbnail, openDarkroom } from './thumbnail.ts';

export interface CamerasOptions {
  /** 0 takes any free port. */
  port: number;
  secret: string;
  /** Where the switches are kept; in memory only when left out. */
  stateFile?: string | undefined;
  /** Milliseconds since 1970; tests set their own. */
  now?: () => number;
  /** How many milliseconds the camp's clock, which decides the light, is ahead of the real one. */
  campShift?: number;
}

const PREFLIGHT: Answer = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  },
};

async function media(server: MediaServer, request: IncomingMessage, url: URL): Promise<Answer> {
  if (request.method === 'OPTIONS') return PREFLIGHT;
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Use GET.');
  if (url.pathname === '/thumbnail') return thumbnail(server, url);
  return (await recording(server, url)) ?? stream(server, url);
}

async function serve(server: MediaServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = `http://cameras${request.url ?? '/'}`;
  const url = new URL(URL.canParse(address) ? address : 'http://cameras/');
  const isMedia = !url.pathname.startsWith('/control/');
  let answer: Answer;
  try {
    answer = isMedia ? await media(server, request, url) : await control(server, request, url.pathname);
  } catch (error) {
    console.error(error);
    answer = refuse(500, 'The camera simulator could not answer.');
  }
  send(request, response, answer, isMedia);
}

/** Starts the camera simulator on 127.0.0.1; rejects when the port is taken. */
export async function startCameras(options: CamerasOptions): Promise<RunningServer> {
  const now = options.now ?? Date.now;
  const campShift = options.campShift ?? 0;
  const server: MediaServer = {
    secret: options.secret,
    now,
    campShift,
    switchboard: openSwitchboard(options.stateFile, now),
    darkroom: openDarkroom((camera, size, nowMs) => composeThumbnail(camera, size, nowMs, campShift)),
    players: countPlayers(now),
  };
  return listenLocally(
    createServer((request, response) => void serve(server, request, response)),
    options.port,
  );
}
