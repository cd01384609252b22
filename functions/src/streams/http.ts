import type { streamEndpoints } from '@boma/domain/streams/streams.api.ts';
import type { Handlers } from '../platform/http/types.ts';
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

const DONE = { data: {} };

export const streamRoutes: Handlers<typeof streamEndpoints> = {
  listStreams: async ({ ctx }) => ({ data: await listStreams({ ctx }) }),
  streamPlayback: async ({ ctx, params }) => ({ data: await signPlayback({ ctx, input: params }) }),
  cameraDay: async ({ ctx, params }) => ({ data: await showDay({ ctx, input: params }) }),
  cameraPeeks: async ({ ctx, params }) => ({ data: await showPeeks({ ctx, input: params }) }),
  cameraStill: async ({ ctx, params }) => ({ data: await showStill({ ctx, input: params }) }),
  cameraReel: async ({ ctx, params }) => ({ data: await showReel({ ctx, input: params }) }),
  listCameras: async ({ ctx }) => ({ data: { cameras: await listCameras({ ctx }) } }),
  saveCamera: async ({ ctx, body }) => saveCamera({ ctx, input: body }).then(() => DONE),
  tryCamera: async ({ ctx, body }) => ({ data: await tryCamera({ ctx, input: body }) }),
  orderCameras: async ({ ctx, body }) => orderCameras({ ctx, input: body }).then(() => DONE),
  removeCamera: async ({ ctx, body }) => removeCamera({ ctx, input: body }).then(() => DONE),
};
