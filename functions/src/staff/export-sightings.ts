import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { filtered } from '../sightings/list-sightings.ts';
import { pageToExport } from './page-to-export.ts';

/** The sightings for a file, the newest first. Withheld ones are left out: a file travels further than a page. */
export async function exportSightings({
  ctx,
  input: { after },
}: {
  ctx: Ctx;
  input: { after: string | null };
}): Promise<{ sightings: Sighting[]; next: string | null }> {
  const { docs, next } = await pageToExport({ query: filtered({}), field: 'created_ts', after });
  return { sightings: docs.flatMap((document) => readWellFormed(document, ctx.log) ?? []), next };
}
