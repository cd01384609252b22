import type { videoEndpoints } from '@boma/domain/videos/videos.api.ts';
import { named, type Routes, whole } from '../platform/http/routes.ts';
import { addVideo } from './add-video.ts';
import { changeVideo } from './change-video.ts';
import { listStaffVideos } from './list-staff-videos.ts';
import { listVideos } from './list-videos.ts';
import { removeVideo } from './remove-video.ts';
import { showCaptions } from './show-captions.ts';
import { showStaffVideo } from './show-staff-video.ts';
import { signVideo } from './sign-video.ts';

export const videoRoutes: Routes<typeof videoEndpoints> = {
  listVideos: whole(listVideos),
  videoPlayback: signVideo,
  videoCaptions: showCaptions,
  listStaffVideos: named('videos', listStaffVideos),
  showStaffVideo,
  addVideo,
  changeVideo,
  removeVideo,
};
