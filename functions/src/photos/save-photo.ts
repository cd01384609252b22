import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { PHOTO_TEXTS, UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView, SavePhotoInput } from '@boma/domain/photos/photos.schema.ts';
import { parseSnapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { hasMemberAccess } from '../accounts/member-access.ts';
import { readObject } from '../platform/bucket.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { findPublicStreamById } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { type Developed, developPhoto } from './develop-photo.ts';
import { newFolder, photoIdOf } from './photo-ids.ts';
import { deleteFiles, savePictures } from './pictures.ts';
import { readPhoto, viewOf } from './read-photos.ts';
import { deleteUploadFiles } from './sweep-uploads.ts';
import { writePhoto } from './write-photo.ts';

const PHOTOS_PER_PERSON: Allowance = { capacity: 10, refillMs: 20_000 };

type Ctx = { readonly ctx: ActiveUserCtx; readonly input: SavePhotoInput };

const refusal = (field: string, sentence: string) =>
  new AppError('invalid-input', { errors: { [field]: [sentence] } });

/** The camera of the photo. @throws AppError `invalid-input`; `forbidden` for a members' camera that is not open to the user. */
async function requireCamera({ ctx, input }: Ctx): Promise<Stream> {
  const stream = await findPublicStreamById(ctx, input.stream_id);
  if (!stream) throw refusal('stream_id', PHOTO_TEXTS.noCamera);
  if (parseSnapshotKey(input.storage_reference)?.streamSlug !== stream.slug)
    throw refusal('storage_reference', PHOTO_TEXTS.otherCamera);
  if (stream.subscriber_only && !(await hasMemberAccess(ctx))) throw new AppError('forbidden');
  return stream;
}

/** What was uploaded under this key, developed. @throws AppError `invalid-input`. */
async function developUpload(key: string): Promise<Developed> {
  const upload = await readObject(key, UPLOAD_MAX_BYTES);
  if (upload === 'missing') throw refusal('storage_reference', PHOTO_TEXTS.notReceived);
  if (upload === 'too-large') throw refusal('storage_reference', PHOTO_TEXTS.tooLarge);
  return developPhoto(upload);
}

/** The files first, also those that an interrupted call has left: without their record the sweep would not find them. */
async function deleteUpload(key: string): Promise<void> {
  const record = store.photoUploads(photoIdOf(key));
  const upload = (await record.get()).data();
  // The same call, made at the same time, may have deleted it.
  if (!upload) return;
  await deleteUploadFiles(upload);
  await record.delete();
}

/** The folder is recorded before anything is in it, so that the sweep finds it if this process dies. */
async function publish(call: Ctx, stream: Stream, developed: Developed): Promise<void> {
  const upload = store.photoUploads(photoIdOf(call.input.storage_reference));
  const folder = newFolder();
  await upload.update(store.photoUploads.patch({ folders: FieldValue.arrayUnion(folder) }));
  let isWritten = false;
  try {
    await savePictures(folder, developed);
    const { title, alt } = call.input;
    const { thumbhash } = developed;
    const photo = { title, alt, stream, folder, thumbhash, film: null };
    isWritten = await writePhoto(call.ctx, photoIdOf(call.input.storage_reference), photo);
  } finally {
    if (!isWritten) await deleteFiles({ folder });
  }
}

async function findSaved({ ctx, input }: Ctx): Promise<PhotoView | undefined> {
  const photo = readPhoto(await store.photos(photoIdOf(input.storage_reference)).get(), ctx.log);
  return photo && viewOf(photo);
}

/** Publishes what was uploaded. A refused upload is deleted at once. */
async function publishUpload(call: Ctx, stream: Stream): Promise<void> {
  const key = call.input.storage_reference;
  const recorded = (await store.photoUploads(photoIdOf(key)).get()).data();
  if (!recorded) throw refusal('storage_reference', PHOTO_TEXTS.notReceived);
  let developed: Developed;
  try {
    developed = await developUpload(key);
  } catch (error) {
    if (error instanceof AppError) await deleteUpload(key);
    throw error;
  }
  await publish(call, stream, developed);
  // The photo is saved: if this fails, the sweep deletes the upload later.
  await deleteUpload(key).catch((error: unknown) => call.ctx.log.error('delete-upload', error));
}

/**
 * Publishes an uploaded snapshot as a photo. Its id follows from the upload, so a repeated call answers the same photo.
 * @throws AppError `forbidden` for another user's folder and for a members' camera; `invalid-input` for what is no
 * snapshot, and for words that the lists hold; `too-many-requests`; `muted`, `banned`.
 */
export async function savePhoto(call: Ctx): Promise<PhotoView> {
  const { ctx, input } = call;
  const { uid } = ctx.user;
  if (parseSnapshotKey(input.storage_reference)?.uid !== uid) throw new AppError('forbidden');
  const before = await findSaved(call);
  if (before) return before;
  const owner = `photo by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: PHOTOS_PER_PERSON, alert: PHOTO_TEXTS.tooMany } });
  const stream = await requireCamera(call);
  try {
    await publishUpload(call, stream);
  } catch (error) {
    // The same call, made at the same time, may have saved the photo and deleted the upload.
    const saved = await findSaved(call);
    if (!saved) throw error;
    return saved;
  }
  const saved = await findSaved(call);
  if (!saved) throw new AppError('conflict');
  return saved;
}
