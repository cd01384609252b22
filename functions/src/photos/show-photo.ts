import { AppError } from '@boma/domain/errors.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readPhoto, viewOf } from './read-photos.ts';

/** @throws AppError `not-found`. */
export async function showPhoto({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<PhotoView> {
  const photo = readPhoto(await store.photos(id).get(), ctx.log);
  if (!photo) throw new AppError('not-found');
  return viewOf(photo);
}
