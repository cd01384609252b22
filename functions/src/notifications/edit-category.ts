import { AppError } from '@boma/domain/errors.ts';
import type { EditCategoryInput } from '@boma/domain/notifications/staff-categories.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { firestore } from '../platform/firestore.ts';
import { nextId } from '../platform/next-id.ts';
import { store } from '../platform/store.ts';

/** A colleague who adds one at the same moment takes the number, and this edit is then refused. */
const freeId = () =>
  firestore().runTransaction((transaction) => nextId(transaction, store.notificationCategories.all()));

/**
 * Adds a kind of alert, or changes one.
 * @throws AppError `conflict` if a colleague has changed or removed it since; `invalid-input` for a new one with an id.
 */
export async function editCategory({
  ctx,
  input: { version, id, category },
}: {
  ctx: StaffCtx;
  input: EditCategoryInput;
}): Promise<void> {
  if (version === null && id !== null)
    throw new AppError('invalid-input', { errors: { id: ['A new kind of alert gets its number here.'] } });
  const ownId = id ?? (await freeId());
  await editDocument(ctx, {
    reference: store.notificationCategories(String(ownId)),
    version,
    change: () => ({ ...category, id: ownId }),
  });
}
