import { AppError } from '@boma/domain/errors.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { viewOf } from './read-photos.ts';

/** Shows a photo on home, or no longer. A repeated call changes nothing. @throws AppError `not-found`. */
export async function featurePhoto({
  ctx,
  input: { photo_id: id, featured },
}: {
  ctx: StaffCtx;
  input: { photo_id: string; featured: boolean };
}): Promise<PhotoView> {
  const document = store.photos(id);
  return firestore().runTransaction(async (transaction) => {
    const photo = (await transaction.get(document)).data();
    if (!photo) throw new AppError('not-found');
    const featured_at = featured ? ctx.clock.real() : null;
    const changed = { ...photo, id, featured_at };
    if (!featured && photo.featured_at === null) recordNoChange(ctx);
    else {
      transaction.update(document, store.photos.patch({ featured_at }));
      const before = { featured_at: photo.featured_at };
      recordAction(ctx, transaction, {
        target: document.path,
        person: photo.uid,
        before,
        after: { featured_at },
      });
    }
    return viewOf(changed);
  });
}
