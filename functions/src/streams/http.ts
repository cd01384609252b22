import type { streamEndpoints } from '@boma/domain/streams/streams.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { listCameras } from './list-cameras.ts';
import { listStreams } from './list-streams.ts';
import { orderCameras } from './order-cameras.ts';
import { removeCamera } from './remove-camera.ts';
import { saveCamera } from './save-camera.ts';
import { showDay } from './show-day.ts';
import { showPeeks } from './show-peeks.ts';
import { showReel } from './show-reel.ts';
import { showStill } from './show-still.ts';
import { signPlayback } from './sign-playback.ts';
import { tryCamera } from './trial/try-camera.ts';

export const streamRoutes: Routes<typeof streamEndpoints> = {
  listStreams,
  streamPlayback: signPlayback,
  cameraDay: showDay,
  cameraPeeks: showPeeks,
  cameraStill: showStill,
  cameraReel: showReel,
  listCameras: named('cameras', listCameras),
  saveCamera,
  tryCamera,
  orderCameras,
  removeCamera,
};
