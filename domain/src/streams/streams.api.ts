import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { numericId } from '../identifiers.ts';
import {
  cameraDayInput,
  cameraDayViewSchema,
  cameraPeeksInput,
  cameraStillInput,
  peeksViewSchema,
  stillViewSchema,
} from './camera-days.schema.ts';
import { reelInput, reelViewSchema } from './reels.schema.ts';
import {
  orderCamerasInput,
  removeCameraInput,
  saveCameraInput,
  staffCameraSchema,
} from './staff-cameras.schema.ts';
import { playbackSchema, streamViewSchema } from './streams.schema.ts';
import { trialSchema, tryCameraInput } from './try-camera.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about cameras. */
export const streamEndpoints = {
  listStreams: {
    method: 'POST',
    path: '/api/streams',
    first: true,
    summary: 'All cameras in list order.',
    who: 'anyone',
    response: z.object({ data: z.array(streamViewSchema) }),
  },
  streamPlayback: {
    method: 'POST',
    path: '/api/streams/{id}/playback',
    first: true,
    summary:
      'Where to play an HLS camera. A subscriber-only one needs an entitled member or staff and gives a signed URL.',
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
  cameraDay: {
    method: 'GET',
    path: '/api/cameras/{slug}/day',
    summary:
      'The last 48 hours of a camera: how much moved in each two minutes, when there are no stills, and its sightings, photos and moments.',
    who: 'anyone',
    cache: { fresh: 120, staleWhileRevalidate: 600 },
    params: cameraDayInput,
    response: z.object({ data: cameraDayViewSchema }),
    errors: ['not-found'],
  },
  cameraPeeks: {
    method: 'GET',
    path: '/api/cameras/{slug}/peeks/{number}',
    summary:
      'Four hours of a camera by their number since 1970: one tiny still in ten minutes, kept for 48 hours. Everyone may see those of members-only cameras too.',
    who: 'anyone',
    cache: { fresh: 120, staleWhileRevalidate: 3600 },
    params: cameraPeeksInput,
    response: z.object({ data: peeksViewSchema }),
    errors: ['not-found'],
  },
  cameraStill: {
    method: 'GET',
    path: '/api/cameras/{slug}/stills/{slot}',
    summary: 'The small still of a camera in these two minutes, by their number since 1970.',
    who: 'anyone',
    cache: { fresh: 3600, staleWhileRevalidate: 3600 },
    params: cameraStillInput,
    response: z.object({ data: stillViewSchema }),
    errors: ['not-found'],
  },
  cameraReel: {
    method: 'GET',
    path: '/api/cameras/{slug}/reels/{reel}',
    summary:
      'Half an hour of a camera by its number since 1970: one small still in two minutes, kept for 48 hours. Everyone may see those of members-only cameras too.',
    who: 'anyone',
    cache: { fresh: 60, staleWhileRevalidate: 3600 },
    params: reelInput,
    response: z.object({ data: reelViewSchema }),
    errors: ['not-found'],
  },
  listCameras: {
    method: 'GET',
    path: '/api/staff/cameras',
    personal: true,
    summary: 'Staff: all cameras in list order, with what the checks found.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ cameras: z.array(staffCameraSchema) }) }),
  },
  saveCamera: {
    method: 'POST',
    path: '/api/staff/save-camera',
    summary: 'Staff: adds a camera, or changes one.',
    who: { may: 'camera.save' },
    body: saveCameraInput,
    response: done,
    errors: ['conflict'],
  },
  tryCamera: {
    method: 'POST',
    path: '/api/staff/try-camera',
    summary:
      'Staff: tries a camera at the media server or at the address of a partner, before or after viewers see it. Answers plain lines, each ok, wrong or advice.',
    who: { may: 'camera.try' },
    body: tryCameraInput,
    response: z.object({ data: trialSchema }),
    errors: ['too-many-requests'],
  },
  orderCameras: {
    method: 'POST',
    path: '/api/staff/order-cameras',
    summary: 'Staff: puts the cameras into another order.',
    who: { may: 'camera.order' },
    body: orderCamerasInput,
    response: done,
    errors: ['conflict'],
  },
  removeCamera: {
    method: 'POST',
    path: '/api/staff/remove-camera',
    summary: 'Admins: removes a camera.',
    who: { may: 'camera.remove' },
    body: removeCameraInput,
    response: done,
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
