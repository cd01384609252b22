import { AppError } from '@boma/domain/errors.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { countView } from '../views/count-view.ts';
import { readPhoto, viewOf } from './read-photos.ts';

/** @throws AppError `not-found`. */
export async function findPhoto({
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

/** A photo for a viewer who opens it, which counts as a view. @throws AppError `not-found`. */
export async function showPhoto({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { id: string };
}): Promise<PhotoView> {
  const photo = await findPhoto({ ctx, input });
  await countView({ ctx, input: { kind: 'photo', item: input.id } });
  return photo;
}
