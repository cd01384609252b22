import type { photoEndpoints } from '@boma/domain/photos/photos.api.ts';
import { named, type Routes, whole } from '../platform/http/routes.ts';
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

export const photoRoutes: Routes<typeof photoEndpoints> = {
  uploadLink: openUpload,
  savePhoto,
  keepMoment,
  momentPlayback: playMoment,
  listProposals,
  proposeOfPhoto,
  describePhoto,
  deletePhoto,
  searchPhotos: whole(searchPhotos),
  featuredPhoto: named('featured', findFeaturedPhoto),
  showPhoto,
  featurePhoto,
};
