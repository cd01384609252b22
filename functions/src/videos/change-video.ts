import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import type { ChangeVideoInput, Video } from '@boma/domain/videos/videos.schema.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import { changedByColleague } from '../platform/changed-by-colleague.ts';
import type { StaffCtx } from '../platform/context.ts';
import { changedFields } from '../platform/edit-document.ts';
import { firestore } from '../platform/firestore.ts';
import { publicationOf } from '../platform/publication-of.ts';
import { store } from '../platform/store.ts';
import { recordedVideo } from './recorded-video.ts';
import { requireKnown, requireUnnamedCaptions } from './require-known.ts';

/**
 * Changes a video, which counts its own versions: counted views change the document as well. A repeated call changes
 * nothing.
 * @throws AppError `not-found`; `invalid-input` as `addVideo`; `conflict` if a colleague has changed the video since the
 * editor read it.
 */
export async function changeVideo({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: ChangeVideoInput;
}): Promise<Video> {
  const { version, publish, camera, captions, ...wanted } = input;
  requireUnnamedCaptions(captions);
  const document = store.videos(String(input.id));
  const { before, after } = await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (!stored) throw new AppError('not-found');
    const { camera: known = null, captions: said = '', ...others } = stored;
    const filming = camera === undefined ? known : camera;
    const words = captions ?? said;
    // A camera that has gone since stays with its videos.
    const toCheck = { ...wanted, camera: filming === known ? null : filming };
    await requireKnown(transaction, ctx.clock.real(), toCheck);
    const created_at = publish
      ? publicationOf(publish, { before: stored.created_at, now: ctx.clock.real() })
      : stored.created_at;
    const same = {
      ...others,
      ...wanted,
      ...(filming !== null && { camera: filming }),
      ...(words !== '' && { captions: words }),
      created_at,
    };
    if (isDeepStrictEqual(same, stored)) return { before: stored, after: stored };
    if (stored.version !== version)
      throw await changedByColleague(ctx, document, ({ after }) => after?.version === stored.version);
    const next: Video = { ...same, version: version + 1 };
    transaction.set(document, next);
    const { before, after } = changedFields(stored, next);
    recordAction(ctx, transaction, {
      target: document.path,
      before: recordedVideo(before),
      after: recordedVideo(after),
    });
    return { before: stored, after: next };
  });
  if (before === after) recordNoChange(ctx);
  return after;
}
