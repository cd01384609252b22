import {
  filmListName,
  filmPartName,
  PHOTO_SIZES,
  type PhotoSize,
  pictureName,
} from '@boma/domain/photos/photos.policy.ts';
import { deleteObject, saveObject } from '../platform/bucket.ts';
import { eachLimited } from '../platform/each-limited.ts';
import type { Developed } from './develop-photo.ts';

const AT_ONCE = 8;
const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];

export async function savePictures(folder: string, { full, card }: Developed): Promise<void> {
  await Promise.all([
    saveObject(pictureName(folder, 'full'), full, 'image/jpeg'),
    saveObject(pictureName(folder, 'card'), card, 'image/jpeg'),
  ]);
}

/** Deletes every size of a photo, and the film of a moment. What is gone is no error. */
export async function deleteFiles({
  folder,
  segments = 0,
}: {
  readonly folder: string;
  /** How many parts its film has or may have. */
  readonly segments?: number | undefined;
}): Promise<void> {
  const parts = Array.from({ length: segments }, (_, part) => filmPartName(folder, part));
  const film = segments > 0 ? [filmListName(folder), ...parts] : [];
  const names = [...SIZES.map((size) => pictureName(folder, size)), ...film];
  await eachLimited(names, AT_ONCE, deleteObject);
}
