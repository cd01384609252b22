import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { refusalsOf } from '../moderation/sanction-kinds.ts';
import { playbackSchema } from '../streams/streams.schema.ts';
import {
  deletePhotoInput,
  featurePhotoInput,
  keepMomentInput,
  photoId,
  photoListSchema,
  photoViewSchema,
  savePhotoInput,
  searchPhotosInput,
  uploadLinkInput,
  uploadLinkSchema,
} from './photos.schema.ts';
import { proposalsSchema, proposeInput } from './proposals.schema.ts';

/** The part of the contract about snapshots and photos. */
export const photoEndpoints = {
  uploadLink: {
    method: 'GET',
    path: '/api/s3-url',
    personal: true,
    summary:
      'Where to upload a snapshot by PUT, once and within five minutes. The name is snapshots/{year}/{month}/{day}/{userId}/{userId}-{streamSlug}-{timestamp}.jpg.',
    who: 'active-user',
    effect: true,
    query: uploadLinkInput,
    response: z.object({ data: uploadLinkSchema }),
    errors: ['forbidden', 'conflict', 'too-many-requests', ...refusalsOf('send-message')],
  },
  savePhoto: {
    method: 'POST',
    path: '/api/photo',
    summary: 'Publishes an uploaded snapshot as a photo of the caller. Repeating the call changes nothing.',
    who: 'active-user',
    body: savePhotoInput,
    response: z.object({ data: photoViewSchema }),
    errors: ['forbidden', 'too-many-requests', ...refusalsOf('send-message')],
  },
  keepMoment: {
    method: 'POST',
    path: '/api/moment',
    summary:
      'Members: keeps 30 or 60 seconds of a camera as a photo with a film, which ends with the picture that the member saw. Repeating the call with the same moment_id keeps nothing twice.',
    who: 'active-user',
    body: keepMomentInput,
    response: z.object({ data: photoViewSchema }),
    errors: ['forbidden', 'conflict', 'too-many-requests', 'unavailable', ...refusalsOf('send-message')],
  },
  momentPlayback: {
    method: 'POST',
    path: '/api/moments/{id}/playback',
    summary:
      "Where to play a moment, as a path of this site. One of a members' camera needs an entitled member or staff and gives a signed path.",
    who: 'anyone',
    params: z.object({ id: photoId }),
    response: z.object({ data: playbackSchema }),
    errors: ['unauthenticated', 'token-expired', 'banned', 'forbidden', 'not-found', 'too-many-requests'],
  },
  listProposals: {
    method: 'GET',
    path: '/api/photos/{id}/proposals',
    personal: true,
    summary:
      'What viewers say that a photo shows, and which species. What staff have decided is not open to proposals any more.',
    who: 'anyone',
    params: z.object({ id: photoId }),
    response: z.object({ data: proposalsSchema }),
    errors: ['not-found'],
  },
  proposeOfPhoto: {
    method: 'POST',
    path: '/api/photos/propose',
    summary:
      'Says what a photo shows, or which species, once per person and field; null takes it back. Three equal proposals decide, or one of the photographer.',
    who: 'active-user',
    body: proposeInput,
    response: z.object({ data: proposalsSchema }),
    errors: ['not-found', 'too-many-requests', ...refusalsOf('send-message')],
  },
  describePhoto: {
    method: 'POST',
    path: '/api/staff/describe-photo',
    summary: 'Staff: decides what a photo shows, or which species; null takes the own decision back.',
    who: { may: 'photo.describe' },
    body: proposeInput,
    response: z.object({ data: proposalsSchema }),
    errors: ['not-found'],
  },
  deletePhoto: {
    method: 'POST',
    path: '/api/photo/delete',
    summary:
      'Deletes a photo of the caller, or any photo where the caller is staff. One that is gone is no error.',
    who: 'active-user',
    body: deletePhotoInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['forbidden'],
  },
  searchPhotos: {
    method: 'POST',
    path: '/api/photos/search',
    summary: 'Photos, the newest first: all, of a camera (by its code), or of a user (by id).',
    who: 'anyone',
    body: searchPhotosInput,
    response: photoListSchema,
  },
  featuredPhoto: {
    method: 'GET',
    path: '/api/photos/featured',
    summary:
      'The photo on home: the one that staff chose, else the most viewed one of the week, else the newest.',
    who: 'anyone',
    cache: { fresh: 60, staleWhileRevalidate: 300 },
    response: z.object({ data: z.object({ featured: photoViewSchema.nullable() }) }),
  },
  showPhoto: {
    method: 'GET',
    path: '/api/photos/{id}/view',
    personal: true,
    summary: 'One photo. The call counts as a view of the caller, once a day.',
    who: 'anyone',
    params: z.object({ id: photoId }),
    response: z.object({ data: photoViewSchema }),
    errors: ['not-found'],
  },
  featurePhoto: {
    method: 'POST',
    path: '/api/staff/feature-photo',
    summary: 'Staff: shows a photo on home, or no longer. The one that was featured last is shown.',
    who: { may: 'photo.feature' },
    body: featurePhotoInput,
    response: z.object({ data: photoViewSchema }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
