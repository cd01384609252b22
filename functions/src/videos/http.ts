import type { videoEndpoints } from '@boma/domain/videos/videos.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { addVideo } from './add-video.ts';
import { changeVideo } from './change-video.ts';
import { listStaffVideos } from './list-staff-videos.ts';
import { listVideos } from './list-videos.ts';
import { removeVideo } from './remove-video.ts';
import { showStaffVideo } from './show-staff-video.ts';
import { signVideo } from './sign-video.ts';

export const videoRoutes: Handlers<typeof videoEndpoints> = {
  listVideos: ({ ctx, body }) => listVideos({ ctx, input: body }),
  videoPlayback: async ({ ctx, params }) => ({ data: await signVideo({ ctx, input: params }) }),
  listStaffVideos: async ({ ctx }) => ({ data: { videos: await listStaffVideos({ ctx }) } }),
  showStaffVideo: async ({ ctx, params }) => ({ data: await showStaffVideo({ ctx, input: params }) }),
  addVideo: async ({ ctx, body }) => ({ data: await addVideo({ ctx, input: body }) }),
  changeVideo: async ({ ctx, body }) => ({ data: await changeVideo({ ctx, input: body }) }),
  removeVideo: async ({ ctx, body }) => removeVideo({ ctx, input: body }).then(() => ({ data: {} })),
};
