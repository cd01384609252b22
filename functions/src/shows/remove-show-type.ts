import { AppError } from '@boma/domain/errors.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { publishKinds } from './publish-kinds.ts';

const HAS_SHOWS = 'There are shows of this kind. Archive it instead: viewers then no longer see it in lists.';
const HAS_VIDEOS =
  'There are videos of this kind of show. Archive it instead: viewers then no longer see it in lists.';

/**
 * Removes a kind of show that no show and no video belongs to.
 * @throws AppError `conflict` if one does, or if a colleague has changed or removed the kind since.
 */
export async function removeShowType({
  ctx,
  input: { type, version },
}: {
  ctx: StaffCtx;
  input: { type: string; version: string | null };
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.showTypes(type),
    version,
    change: async (before, transaction) => {
      const shows = await transaction.get(store.shows.all().where('type', '==', type).limit(1).select());
      if (!shows.empty) throw new AppError('conflict', { alert: HAS_SHOWS });
      if (!before) return undefined;
      const ofKind = store.videos.all().where('show_type_id', '==', before.id).limit(1).select();
      const videos = await transaction.get(ofKind);
      if (!videos.empty) throw new AppError('conflict', { alert: HAS_VIDEOS });
      return undefined;
    },
  });
  await publishKinds(ctx);
}
