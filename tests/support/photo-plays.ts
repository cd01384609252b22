import { registerStaff } from './people/viewers.ts';
import { newPhoto, snapshotJpeg } from './photos.ts';
import { uploadPicture } from './pictures.ts';
import { ask, definePlays, onTarget } from './plays.ts';

/** A picture that staff have uploaded. Answers its id. */
const uploaded = async () =>
  uploadPicture((await registerStaff('admin')).token, 'cover', await snapshotJpeg());

/** What staff do with photos and pictures. */
export const photoPlays = definePlays({
  'picture.open': {
    endpoint: 'openPicture',
    play: (caller) => ask('openPicture', caller, { shape: 'cover' }),
  },
  'picture.save': {
    endpoint: 'savePicture',
    play: onTarget(uploaded, (caller, id) => ask('savePicture', caller, { id })),
  },
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
