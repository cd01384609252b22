import { PHOTO_SIZES, type PhotoSize, pictureName } from '@boma/domain/photos/photos.policy.ts';
import { deleteObject, savePicture } from '../platform/bucket.ts';
import type { Developed } from './develop-photo.ts';

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];

export async function savePictures(folder: string, { full, card }: Developed): Promise<void> {
  await Promise.all([
    savePicture(pictureName(folder, 'full'), full),
    savePicture(pictureName(folder, 'card'), card),
  ]);
}

/** Deletes every size of a photo. Sizes that are gone are no error. */
export async function deletePictures(folder: string): Promise<void> {
  await Promise.all(SIZES.map((size) => deleteObject(pictureName(folder, size))));
}
