import { AppError } from '@boma/domain/errors.ts';
import { UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import {
  PICTURE_TEXTS,
  PICTURE_TYPES,
  type PictureShape,
  pictureAddress,
} from '@boma/domain/pictures/pictures.constants.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import { deleteObject, readObject, saveObject } from '../platform/bucket.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { developPicture } from './develop-picture.ts';
import { objectOf, uploadName } from './picture-files.ts';

/** An unused picture is looked at a day after it was published: until then its form may still be open. */
const FIRST_LOOK_MS = 24 * 3_600_000;

async function publishFiles(id: string, shape: PictureShape): Promise<void> {
  const refuse = (sentence: string) => new AppError('invalid-input', { errors: { id: [sentence] } });
  const upload = await readObject(uploadName(id), UPLOAD_MAX_BYTES);
  if (upload === 'missing') throw refuse(PICTURE_TEXTS.notReceived);
  if (upload === 'too-large') throw refuse(PICTURE_TEXTS.tooLarge);
  const files = await developPicture(id, shape, upload);
  await Promise.all(
    [...files].map(([path, bytes]) => saveObject(objectOf(path), bytes, PICTURE_TYPES[shape])),
  );
}

/**
 * Publishes an uploaded picture. Two calls at the same time publish the same files.
 * @throws AppError `not-found` for an unknown id; `invalid-input` for what has not arrived, and for what is no picture.
 */
export async function savePicture({
  ctx,
  input: { id },
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<{ address: string }> {
  const document = store.pictures(id);
  const opened = (await document.get()).data();
  if (!opened) throw new AppError('not-found');
  const { shape } = opened;
  if (opened.saved_at === null) await publishFiles(id, shape);
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (!stored) throw new AppError('not-found');
    if (stored.saved_at !== null) return recordNoChange(ctx);
    const saved_at = ctx.clock.real();
    const change = { saved_at, look_at: saved_at + FIRST_LOOK_MS };
    transaction.update(document, store.pictures.patch(change));
    recordAction(ctx, transaction, { target: document.path, after: { shape } });
  });
  // The picture is published: if this fails, the sweep deletes the upload with the picture.
  await deleteObject(uploadName(id)).catch((error: unknown) => ctx.log.error('delete-upload', error));
  return { address: pictureAddress(id, shape) };
}
