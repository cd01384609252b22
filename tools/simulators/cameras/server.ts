import { createServer, type IncomingMessage } from 'node:http';
import type { Camera } from '../../../media-gateway/src/cameras/camera.ts';
import type { Answer } from '../../../media-gateway/src/front/answer.ts';
import type { Channel } from '../../../media-gateway/src/front/channel.ts';
import type { Front } from '../../../media-gateway/src/front/front.ts';
import { countPlayers } from '../../../media-gateway/src/front/players.ts';
import { answerMediaRequest, requestListener } from '../../../media-gateway/src/front/serve.ts';
import { listenLocally, type RunningServer } from '../listen-locally.ts';
import { CAMERAS } from './cameras.ts';
import { loopChannel } from './channel.ts';
import { control } from './control.ts';
import { askGateway, type Gateway, isForGateway } from './gateway.ts';
import { SEGMENT_SECONDS } from './loop.ts';
import { recordedStill, recording } from './recordings.ts';
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
  /** A real camera beside the simulated ones. */
  realCamera?: Camera | undefined;
}

const STILL_SECONDS = 10;

/** Starts the camera simulator on 127.0.0.1; rejects when the port is taken. */
export async function startCameras(options: CamerasOptions): Promise<RunningServer> {
  const { secret, now = Date.now, campShift = 0, realCamera } = options;
  const switchboard = openSwitchboard(options.stateFile, now);
  const darkroom = openDarkroom((camera, size, shown) => composeThumbnail(camera, size, shown, campShift));
  const channels = new Map<string, Channel>(
    CAMERAS.map((camera) => [camera.code, loopChannel(camera, { switchboard, darkroom, campShift })]),
  );
  if (realCamera) channels.set(realCamera.code, realCamera);
  const front: Front = {
    application: 'boma',
    segmentSeconds: SEGMENT_SECONDS,
    secret,
    now,
    channel: (code) => channels.get(code),
    players: countPlayers({ now, secret }),
    stillSeconds: { '1280x720': STILL_SECONDS, '640x360': STILL_SECONDS, '384x216': STILL_SECONDS },
    recording: (path, query) => recording({ secret, now }, path, query),
    recordedStill,
  };
  const isMedia = (path: string) => !path.startsWith('/control/');
  const gateway: Gateway = { url: undefined };
  const answerTo = (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (!isMedia(url.pathname))
      return control({ switchboard, players: front.players, gateway }, request, url.pathname);
    return request.method === 'GET' && isForGateway(gateway, url, (code) => channels.has(code))
      ? askGateway(gateway, url)
      : answerMediaRequest(front, request, url);
  };
  const server = await listenLocally(
    createServer(requestListener(answerTo, isMedia, console.error)),
    options.port,
  );
  realCamera?.start();
  return {
    url: server.url,
    close: async () => void (await Promise.all([server.close(), realCamera?.stop()])),
  };
}
