import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { refusalsOf } from '../moderation/sanction-kinds.ts';
import {
  deletePhotoInput,
  featurePhotoInput,
  photoId,
  photoListSchema,
  photoViewSchema,
  savePhotoInput,
  searchPhotosInput,
  uploadLinkInput,
  uploadLinkSchema,
} from './photos.schema.ts';

/** The part of the contract about snapshots and photos. */
export const photoEndpoints = {
  uploadLink: {
    ...apiPaths.uploadLink,
    summary:
      'Where to upload a snapshot by PUT, once and within five minutes. The name is snapshots/{year}/{month}/{day}/{userId}/{userId}-{streamSlug}-{timestamp}.jpg.',
    who: 'active-user',
    effect: true,
    query: uploadLinkInput,
    response: z.object({ data: uploadLinkSchema }),
    errors: ['forbidden', 'conflict', 'too-many-requests', ...refusalsOf('send-message')],
  },
  savePhoto: {
    ...apiPaths.savePhoto,
    summary: 'Publishes an uploaded snapshot as a photo of the caller. Repeating the call changes nothing.',
    who: 'active-user',
    body: savePhotoInput,
    response: z.object({ data: photoViewSchema }),
    errors: ['forbidden', 'too-many-requests', ...refusalsOf('send-message')],
  },
  deletePhoto: {
    ...apiPaths.deletePhoto,
    summary:
      'Deletes a photo of the caller, or any photo where the caller is staff. One that is gone is no error.',
    who: 'active-user',
    body: deletePhotoInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['forbidden'],
  },
  searchPhotos: {
    ...apiPaths.searchPhotos,
    summary: 'Photos, the newest first: all, of a camera (by its code), or of a user (by id).',
    who: 'anyone',
    body: searchPhotosInput,
    response: photoListSchema,
  },
  featuredPhoto: {
    ...apiPaths.featuredPhoto,
    summary:
      'The photo on home: the one that staff chose, else the most viewed one of the week, else the newest.',
    who: 'anyone',
    cache: { fresh: 60, staleWhileRevalidate: 300 },
    response: z.object({ data: z.object({ featured: photoViewSchema.nullable() }) }),
  },
  showPhoto: {
    ...apiPaths.showPhoto,
    summary: 'One photo. The call counts as a view of the caller, once a day.',
    who: 'anyone',
    params: z.object({ id: photoId }),
    response: z.object({ data: photoViewSchema }),
    errors: ['not-found'],
  },
  featurePhoto: {
    ...apiPaths.featurePhoto,
    summary: 'Staff: shows a photo on home, or no longer. The one that was featured last is shown.',
    who: { may: 'photo.feature' },
    body: featurePhotoInput,
    response: z.object({ data: photoViewSchema }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
