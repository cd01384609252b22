import type { photoEndpoints } from '@boma/domain/photos/photos.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { deletePhoto } from './delete-photo.ts';
import { describePhoto } from './describe-photo.ts';
import { featurePhoto } from './feature-photo.ts';
import { findFeaturedPhoto } from './find-featured-photo.ts';
import { keepMoment } from './keep-moment.ts';
import { openUpload } from './open-upload.ts';
import { playMoment } from './play-moment.ts';
import { listProposals } from './proposals.ts';
import { proposeOfPhoto } from './propose-of-photo.ts';
import { savePhoto } from './save-photo.ts';
import { searchPhotos } from './search-photos.ts';
import { showPhoto } from './show-photo.ts';

export const photoRoutes: Handlers<typeof photoEndpoints> = {
  uploadLink: async ({ ctx, query }) => ({ data: await openUpload({ ctx, input: query }) }),
  savePhoto: async ({ ctx, body }) => ({ data: await savePhoto({ ctx, input: body }) }),
  keepMoment: async ({ ctx, body }) => ({ data: await keepMoment({ ctx, input: body }) }),
  momentPlayback: async ({ ctx, params }) => ({ data: await playMoment({ ctx, input: params }) }),
  listProposals: async ({ ctx, params }) => ({ data: await listProposals({ ctx, input: params }) }),
  proposeOfPhoto: async ({ ctx, body }) => ({ data: await proposeOfPhoto({ ctx, input: body }) }),
  describePhoto: async ({ ctx, body }) => ({ data: await describePhoto({ ctx, input: body }) }),
  deletePhoto: async ({ ctx, body }) => ({ data: await deletePhoto({ ctx, input: body }) }),
  searchPhotos: ({ ctx, body }) => searchPhotos({ ctx, input: body }),
  featuredPhoto: async ({ ctx }) => ({ data: { featured: await findFeaturedPhoto({ ctx }) } }),
  showPhoto: async ({ ctx, params }) => ({ data: await showPhoto({ ctx, input: params }) }),
  featurePhoto: async ({ ctx, body }) => ({ data: await featurePhoto({ ctx, input: body }) }),
};
