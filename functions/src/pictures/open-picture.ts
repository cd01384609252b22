import { randomBytes } from 'node:crypto';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { UPLOAD_LINK_SECONDS, UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import { PICTURE_TYPES, type PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import { recordAction } from '../platform/audit.ts';
import { openUpload } from '../platform/bucket.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { GIVEN_UP_AFTER_MS, uploadName } from './picture-files.ts';

const LINKS_PER_PERSON: Allowance = { capacity: 30, refillMs: 10_000 };
const TOO_MANY = 'That was a lot of pictures. Please wait a moment before the next one.';

/**
 * A link for the upload of one picture. The picture is recorded first, so that the sweep finds what is never published.
 * @throws AppError `too-many-requests`.
 */
export async function openPicture({
  ctx,
  input: { shape },
}: {
  ctx: StaffCtx;
  input: { shape: PictureShape };
}) {
  const owner = `picture link by person ${ctx.user.uid}`;
  await takeToken({ ctx, input: { owner, allowance: LINKS_PER_PERSON, alert: TOO_MANY } });
  // An address that cannot be guessed: 128 random bits.
  const id = randomBytes(16).toString('base64url');
  const opened_at = ctx.clock.real();
  const look_at = opened_at + GIVEN_UP_AFTER_MS;
  const batch = firestore().batch();
  const document = store.pictures(id);
  batch.create(document, { shape, opened_at, saved_at: null, look_at, unused_since: null });
  recordAction(ctx, batch, { target: document.path, after: { shape } });
  await batch.commit();
  const { url, headers } = await openUpload(uploadName(id), {
    contentType: PICTURE_TYPES[shape],
    maxBytes: UPLOAD_MAX_BYTES,
    expiresAt: opened_at + UPLOAD_LINK_SECONDS * 1000,
  });
  return { id, url, additionalData: { ...headers } };
}
