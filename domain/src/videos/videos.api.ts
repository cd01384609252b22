import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { numericId } from '../identifiers.ts';
import { playbackSchema } from '../streams/streams.schema.ts';
import {
  addVideoInput,
  changeVideoInput,
  listVideosInput,
  removeVideoInput,
  staffVideoSchema,
  videoPageMeta,
  videoSchema,
  videoViewSchema,
} from './videos.schema.ts';

const oneVideo = z.object({ data: videoSchema });

/** Bytes. A character of captions has up to three, and JSON spells a line end with two. */
const CAPTIONED_BODY = 512 * 1024;

/** The part of the contract about videos. */
export const videoEndpoints = {
  listVideos: {
    method: 'POST',
    path: '/api/videos',
    summary: 'Videos, newest first. Asking for one by `filters.id` counts a view of it.',
    who: 'anyone',
    body: listVideosInput,
    response: z.object({ data: z.array(videoViewSchema), meta: videoPageMeta.optional() }),
  },
  videoPlayback: {
    method: 'POST',
    path: '/api/videos/{id}/playback',
    summary:
      'Where to play a recording. A premium one needs an entitled member or staff and gives a signed URL.',
    who: 'anyone',
    params: z.object({ id: numericId }),
    response: z.object({ data: playbackSchema }),
    errors: [
      'unauthenticated',
      'token-expired',
      'banned',
      'forbidden',
      'not-found',
      'conflict',
      'too-many-requests',
    ],
  },
  videoCaptions: {
    method: 'GET',
    path: '/api/videos/{id}/captions',
    personal: true,
    summary:
      'The captions of a recording, as WebVTT. Those of a premium one are for entitled members and staff.',
    who: 'anyone',
    params: z.object({ id: numericId }),
    response: z.object({ data: z.object({ webvtt: z.string() }) }),
    errors: ['unauthenticated', 'token-expired', 'banned', 'forbidden', 'not-found'],
  },
  listStaffVideos: {
    method: 'GET',
    path: '/api/staff/videos',
    personal: true,
    summary: 'Staff: the newest videos as they are stored, for editing.',
    who: { may: 'video.read' },
    response: z.object({ data: z.object({ videos: z.array(staffVideoSchema) }) }),
  },
  showStaffVideo: {
    method: 'GET',
    path: '/api/staff/videos/{id}',
    personal: true,
    summary: 'Staff: a video with its source, for editing.',
    who: { may: 'video.read' },
    params: z.object({ id: numericId }),
    response: oneVideo,
    errors: ['not-found'],
  },
  addVideo: {
    method: 'POST',
    path: '/api/staff/add-video',
    summary: 'Staff: adds a video.',
    who: { may: 'video.add' },
    body: addVideoInput,
    bodyMax: CAPTIONED_BODY,
    mayNameProtected: ['captions'],
    response: oneVideo,
  },
  changeVideo: {
    method: 'POST',
    path: '/api/staff/change-video',
    summary: 'Staff: changes a video.',
    who: { may: 'video.change' },
    body: changeVideoInput,
    bodyMax: CAPTIONED_BODY,
    mayNameProtected: ['captions'],
    response: oneVideo,
    errors: ['not-found', 'conflict'],
  },
  removeVideo: {
    method: 'POST',
    path: '/api/staff/remove-video',
    summary: 'Staff: removes a video from the site. Its recording stays at the media server.',
    who: { may: 'video.remove' },
    body: removeVideoInput,
    mayNameProtected: ['reason'],
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
