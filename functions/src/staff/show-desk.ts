import type { Desk } from '@boma/domain/staff/desk.schema.ts';
import { faultOf } from '@boma/domain/streams/camera-fault.ts';
import type { Query } from 'firebase-admin/firestore';
import { namesOnCall } from '../alerts/show-on-call.ts';
import { countUnsentMails } from '../mails/unsent-mails.ts';
import { countReports } from '../moderation/count-reports.ts';
import type { Ctx } from '../platform/context.ts';
import { readPublicStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { readChecks } from '../streams/stream-checks.ts';

const countOf = async (query: Query<unknown>): Promise<number> => (await query.count().get()).data().count;

/**
 * Cameras that are off the air, with the moment since when, without drafts and those that staff work on, and those that are
 * set up wrongly.
 */
async function camerasToLookAt(ctx: Ctx): Promise<Pick<Desk, 'off_air' | 'faulty' | 'maintenance'>> {
  const [streams, statuses, checks] = await Promise.all([
    readPublicStreams(ctx),
    store.streamStatus.all().get(),
    readChecks(),
  ]);
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
    faulty: streams.flatMap(({ slug, name }) => {
      const fault = faultOf(checks.streams[slug]);
      return fault === undefined ? [] : [{ slug, name, fault }];
    }),
    maintenance: streams.filter(({ maintenance }) => maintenance).map(({ slug, name }) => ({ slug, name })),
  };
}

/** What waits for staff now, counted across subjects. */
export async function showDesk({ ctx }: { ctx: Ctx }): Promise<Desk> {
  const [reports, appeals, held, questions, contact, mails, on_call, cameras] = await Promise.all([
    countReports(),
    countOf(store.appeals.all().where('state', '==', 'open')),
    countOf(store.heldTexts.all().where('state', '==', 'waiting')),
    countOf(store.showQuestions.all().where('stage', '==', 'waiting')),
    countOf(store.contactMessages.all().where('state', '==', 'open')),
    countUnsentMails(ctx.clock.real()),
    namesOnCall(ctx),
    camerasToLookAt(ctx),
  ]);
  return { reports, appeals, held, questions, contact, mails, on_call, ...cameras };
}
