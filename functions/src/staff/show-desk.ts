import type { Desk } from '@boma/domain/staff/desk.schema.ts';
import type { Query } from 'firebase-admin/firestore';
import { countReports } from '../moderation/count-reports.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { readStreams } from '../streams/read-streams.ts';

const countOf = async (query: Query<unknown>): Promise<number> => (await query.count().get()).data().count;

/** Cameras that are off the air, with the moment since when, without those that staff work on. */
async function camerasToLookAt(ctx: Ctx): Promise<Pick<Desk, 'off_air' | 'maintenance'>> {
  const [streams, statuses] = await Promise.all([readStreams(ctx.log), store.streamStatus.all().get()]);
  const offAir = new Map(
    statuses.docs.flatMap((document) => {
      const status = readWellFormed(document, ctx.log);
      return status && !status.live ? [[document.id, status.changed_at] as const] : [];
    }),
  );
  return {
    off_air: streams.flatMap(({ slug, name, maintenance }) => {
      const since = offAir.get(slug);
      return since === undefined || maintenance ? [] : [{ slug, name, since }];
    }),
    maintenance: streams.filter(({ maintenance }) => maintenance).map(({ slug, name }) => ({ slug, name })),
  };
}

/** What waits for staff now, counted across subjects. */
export async function showDesk({ ctx }: { ctx: Ctx }): Promise<Desk> {
  const [reports, appeals, held, questions, contact, cameras] = await Promise.all([
    countReports(),
    countOf(store.appeals.all().where('state', '==', 'open')),
    countOf(store.heldTexts.all().where('state', '==', 'waiting')),
    countOf(store.showQuestions.all().where('stage', '==', 'waiting')),
    countOf(store.contactMessages.all().where('state', '==', 'open')),
    camerasToLookAt(ctx),
  ]);
  return { reports, appeals, held, questions, contact, ...cameras };
}
