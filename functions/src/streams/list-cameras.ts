import { OUTAGES_SHOWN, type StaffCamera } from '@boma/domain/streams/staff-cameras.schema.ts';
import { coverOf } from '@boma/domain/streams/streams.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { readChecks } from './stream-checks.ts';

/** Outages that are read for all cameras together. */
const OUTAGES_READ = 500;

/** All cameras in list order as staff see them, with what the checks found. */
export async function listCameras({ ctx }: { ctx: Ctx }): Promise<StaffCamera[]> {
  const [streams, checks, outages] = await Promise.all([
    store.streams.all().get(),
    readChecks(),
    store.streamOutages.all().orderBy('began_at', 'desc').limit(OUTAGES_READ).get(),
  ]);
  const bySlug = Map.groupBy(wellFormed(outages, ctx.log), ({ slug }) => slug);
  return streams.docs
    .flatMap((document): StaffCamera[] => {
      const camera = readWellFormed(document, ctx.log);
      if (!camera) return [];
      return [
        {
          version: versionOf(document) ?? '',
          camera,
          picture: coverOf(camera, media()),
          check: checks.streams[camera.slug] ?? null,
          outages: (bySlug.get(camera.slug) ?? []).slice(0, OUTAGES_SHOWN),
        },
      ];
    })
    .sort((a, b) => a.camera.position - b.camera.position || a.camera.id - b.camera.id);
}
