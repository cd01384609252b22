import { AppError } from '@boma/domain/errors.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';

const HAS_CAMERAS = 'This lodge has cameras. Give them another lodge first.';
const HAS_VIDEOS = 'This lodge has videos. Give them another lodge first.';

/**
 * Removes a lodge that no camera and no video belongs to.
 * @throws AppError `conflict` if one does, or if a colleague has changed or removed the lodge since.
 */
export async function removeLodge({
  ctx,
  input: { slug, version },
}: {
  ctx: StaffCtx;
  input: { slug: string; version: string | null };
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.lodges(slug),
    version,
    change: async (lodge, transaction) => {
      if (!lodge) return undefined;
      const [cameras, videos] = await Promise.all([
        transaction.get(store.streams.all().where('lodge_id', '==', lodge.id).limit(1).select()),
        transaction.get(store.videos.all().where('lodge_id', '==', lodge.id).limit(1).select()),
      ]);
      if (!cameras.empty) throw new AppError('conflict', { alert: HAS_CAMERAS });
      if (!videos.empty) throw new AppError('conflict', { alert: HAS_VIDEOS });
      return undefined;
    },
  });
}
