import type { AddVideoInput, Video } from '@boma/domain/videos/videos.schema.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { nextId } from '../platform/next-id.ts';
import { publicationOf } from '../platform/publication-of.ts';
import { store } from '../platform/store.ts';
import { recordedVideo } from './recorded-video.ts';
import { requireKnown, requireUnnamedCaptions } from './require-known.ts';

/**
 * Adds a video. Its id is the next free one.
 * @throws AppError `invalid-input` for an unknown kind of show, lodge or camera, and for a publication in the past.
 */
export async function addVideo({ ctx, input }: { ctx: StaffCtx; input: AddVideoInput }): Promise<Video> {
  requireUnnamedCaptions(input.captions);
  return firestore().runTransaction(async (transaction) => {
    await requireKnown(transaction, ctx.clock.real(), input);
    const id = await nextId(transaction, store.videos.all());
    const { publish, camera, captions, ...about } = input;
    const created_at = publicationOf(publish, { before: undefined, now: ctx.clock.real() });
    const known = { ...(camera !== null && { camera }), ...(captions !== '' && { captions }) };
    const video: Video = { ...about, ...known, id, created_at, view_count: 0, version: 0 };
    const document = store.videos(String(id));
    transaction.create(document, video);
    recordAction(ctx, transaction, { target: document.path, after: recordedVideo(video) });
    return video;
  });
}
