import type { PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import { picturePaths } from '@boma/domain/pictures/pictures.constants.ts';
import { deleteObject } from '../platform/bucket.ts';

/** An upload that was not published within an hour was given up: its link ended after five minutes. */
export const GIVEN_UP_AFTER_MS = 3_600_000;

/** The object that staff upload. Nobody can read it. */
export const uploadName = (id: string): string => `picture-uploads/${id}`;

/** The object behind an address of the site. */
export const objectOf = (path: string): string => path.slice(1);

/** Deletes everything of a picture. What is gone is no error. */
export async function deletePictureFiles(id: string, shape: PictureShape): Promise<void> {
  const names = [uploadName(id), ...picturePaths(id, shape).map(objectOf)];
  await Promise.all(names.map(deleteObject));
}
