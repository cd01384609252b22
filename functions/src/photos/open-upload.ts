import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { PHOTO_TEXTS, UPLOAD_LINK_SECONDS, UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import type { UploadLink } from '@boma/domain/photos/photos.schema.ts';
import { parseSnapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import { openUpload as openUploadOf } from '../platform/bucket.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { photoIdOf } from './photo-ids.ts';
import { requireWriter } from './require-writer.ts';

const LINKS_PER_PERSON: Allowance = { capacity: 20, refillMs: 15_000 };

/**
 * A link for the upload of one snapshot. The upload is recorded first, so that the sweep finds what is never published.
 * @throws AppError `forbidden` for another user's folder; `conflict` for a name that was used; `too-many-requests`;
 * `muted`, `banned`.
 */
export async function openUpload({
  ctx,
  input: { name },
}: {
  ctx: ActiveUserCtx;
  input: { name: string };
}): Promise<UploadLink> {
  const { uid } = ctx.user;
  if (parseSnapshotKey(name)?.uid !== uid) throw new AppError('forbidden');
  const owner = `upload link by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: LINKS_PER_PERSON, alert: PHOTO_TEXTS.tooMany } });
  const now = await ctx.clock.now();
  const [upload, photo] = [store.photoUploads(photoIdOf(name)), store.photos(photoIdOf(name))];
  await firestore().runTransaction(async (transaction) => {
    await requireWriter(transaction, uid, now);
    const known = await readDocuments(transaction, upload, photo);
    if (known.some(({ exists }) => exists)) throw new AppError('conflict');
    transaction.create(upload, { uid, key: name, opened_at: ctx.clock.real(), folders: [], segments: 0 });
  });
  const { url, headers } = await openUploadOf(name, {
    contentType: 'image/jpeg',
    maxBytes: UPLOAD_MAX_BYTES,
    expiresAt: ctx.clock.real() + UPLOAD_LINK_SECONDS * 1000,
  });
  return { url, additionalData: { ...headers } };
}
