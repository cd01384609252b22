import type { StaffShowType } from '@boma/domain/shows/staff-show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** All kinds of show as staff see them, in the order of their ids. */
export async function listEditedShowTypes({ ctx }: { ctx: Ctx }): Promise<StaffShowType[]> {
  const { docs } = await store.showTypes.all().orderBy('id').get();
  return docs.flatMap((document) => {
    const show_type = readWellFormed(document, ctx.log);
    return show_type ? [{ version: versionOf(document) ?? '', show_type }] : [];
  });
}
