import { newPhoto } from './photos.ts';
import { ask, definePlays } from './plays.ts';

/** What staff do with photos. */
export const photoPlays = definePlays({
  'photo.delete': {
    endpoint: 'deletePhoto',
    play: async (caller) => ask('deletePhoto', caller, { photo_id: await newPhoto() }),
  },
  'photo.describe': {
    endpoint: 'describePhoto',
    play: async (caller) =>
      ask('describePhoto', caller, { photo_id: await newPhoto(), field: 'species', value: 'lion' }),
  },
  'photo.feature': {
    endpoint: 'featurePhoto',
    play: async (caller) =>
      ask('featurePhoto', caller, { photo_id: await newPhoto({ isOld: true }), featured: true }),
  },
});
