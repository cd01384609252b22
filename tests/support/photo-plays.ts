import { newPhoto } from './photos.ts';
import { ask, definePlays, onTarget } from './plays.ts';

/** What staff do with photos. */
export const photoPlays = definePlays({
  'photo.delete': {
    endpoint: 'deletePhoto',
    play: onTarget(newPhoto, (caller, photo_id) => ask('deletePhoto', caller, { photo_id })),
  },
  'photo.describe': {
    endpoint: 'describePhoto',
    play: onTarget(newPhoto, (caller, photo_id) =>
      ask('describePhoto', caller, { photo_id, field: 'species', value: 'lion' }),
    ),
  },
  'photo.feature': {
    endpoint: 'featurePhoto',
    play: onTarget(
      () => newPhoto({ isOld: true }),
      (caller, photo_id) => ask('featurePhoto', caller, { photo_id, featured: true }),
    ),
  },
});
