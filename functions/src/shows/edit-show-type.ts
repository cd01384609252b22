import type { SaveShowTypeInput } from '@boma/domain/shows/staff-show-types.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { nextId } from '../platform/next-id.ts';
import { store } from '../platform/store.ts';
import { publishKinds } from './publish-kinds.ts';

const TAKEN = 'Another kind of show has this address. Choose another one.';

/**
 * Adds a kind of show, or changes one. The shows are published again, because they contain its title and its picture.
 * @throws AppError `conflict` if a colleague has changed it since; `invalid-input` for an address that is taken.
 */
export async function editShowType({
  ctx,
  input: { version, show_type },
}: {
  ctx: StaffCtx;
  input: SaveShowTypeInput;
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.showTypes(show_type.type),
    version,
    taken: { 'show_type.type': [TAKEN] },
    change: async (before, transaction) => {
      // A page of an older release says no lead, and the release before this one reads no document with one.
      const { lead = before?.lead ?? '', ...said } = show_type;
      return {
        ...said,
        ...(lead !== '' && { lead }),
        id: before?.id ?? (await nextId(transaction, store.showTypes.all())),
      };
    },
  });
  await publishKinds(ctx);
}
