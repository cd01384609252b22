import type { SaveLodgeInput } from '@boma/domain/lodges/staff-lodges.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { nextId } from '../platform/next-id.ts';
import { store } from '../platform/store.ts';

const TAKEN = 'Another lodge has this address. Choose another one.';

/**
 * Adds a lodge, or changes one.
 * @throws AppError `conflict` if a colleague has changed it since; `invalid-input` for an address that is taken.
 */
export async function editLodge({
  ctx,
  input: { version, lodge },
}: {
  ctx: StaffCtx;
  input: SaveLodgeInput;
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.lodges(lodge.slug),
    version,
    taken: { 'lodge.slug': [TAKEN] },
    change: async (before, transaction) => ({
      ...lodge,
      id: before?.id ?? (await nextId(transaction, store.lodges.all())),
    }),
  });
}
