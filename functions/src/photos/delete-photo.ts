import { recordAction } from '../platform/audit.ts';
import type { ActiveUserCtx, StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { deleteFiles } from './pictures.ts';

/**
 * Deletes a photo and every size of its picture, and the film of a moment. One that is gone is no error. If a file cannot be deleted now, the
 * trigger on the photo deletes it.
 * @throws AppError `forbidden` for another user's photo, unless the caller may delete any.
 */
export async function deletePhoto({
  ctx,
  input: { photo_id: id },
}: {
  ctx: ActiveUserCtx;
  input: { photo_id: string };
}): Promise<{ id: string }> {
  const document = store.photos(id);
  const found = (await document.get()).data();
  if (!found) return { id };
  const staff: StaffCtx | undefined =
    found.uid === ctx.user.uid ? undefined : await ctx.staff('photo.delete');
  await firestore().runTransaction(async (transaction) => {
    const photo = (await transaction.get(document)).data();
    if (staff) {
      const { title, stream, species } = photo ?? found;
      recordAction(staff, transaction, {
        target: document.path,
        person: found.uid,
        // Its animal, so that no file of the log says where a protected one stood.
        before: { title, stream: stream.code, species: species?.value ?? null },
      });
    }
    transaction.delete(document);
  });
  await deleteFiles({ folder: found.folder, segments: found.film?.segments }).catch((error: unknown) =>
    ctx.log.error('delete-pictures', error, { id }),
  );
  return { id };
}
