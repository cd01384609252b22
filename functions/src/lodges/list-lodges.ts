import type { StaffLodge } from '@boma/domain/lodges/staff-lodges.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { readAllStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** All lodges as staff see them, with the names of their cameras. */
export async function listLodges({ ctx }: { ctx: Ctx }): Promise<StaffLodge[]> {
  const [lodges, streams] = await Promise.all([
    store.lodges.all().orderBy('id').get(),
    readAllStreams(ctx.log),
  ]);
  return lodges.docs.flatMap((document) => {
    const lodge = readWellFormed(document, ctx.log);
    if (!lodge) return [];
    const cameras = streams.filter(({ lodge_id }) => lodge_id === lodge.id).map(({ name }) => name);
    return [{ version: versionOf(document) ?? '', lodge, cameras }];
  });
}
