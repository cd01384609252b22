import { STAFF_SIGHTINGS } from '@boma/domain/sightings/sightings.constants.ts';
import type { Sighting, StaffSighting, StaffSightings } from '@boma/domain/sightings/sightings.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';

async function read(id: string | undefined): Promise<readonly DocumentSnapshot<Sighting>[]> {
  if (id !== undefined) return [await store.sightings(id).get()];
  return (await store.sightings.all().orderBy('created_ts', 'desc').limit(STAFF_SIGHTINGS).get()).docs;
}

/** The newest sightings as staff see them, or one, and the newest withheld ones. */
export async function listEditedSightings({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id?: string | undefined };
}): Promise<StaffSightings> {
  const newest = store.withheldSightings.all().orderBy('created_ts', 'desc').limit(STAFF_SIGHTINGS);
  const [documents, withheld] = await Promise.all([read(id), newest.get()]);
  const sightings: StaffSighting[] = documents.flatMap((document) => {
    const sighting = readWellFormed(document, ctx.log);
    return sighting ? [{ version: versionOf(document) ?? '', sighting }] : [];
  });
  return { sightings, withheld: wellFormed(withheld, ctx.log) };
}
