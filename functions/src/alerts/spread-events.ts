import type { StoredAlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import { topicsOfEvent } from '@boma/domain/alerts/topics.ts';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { deliverAlerts } from './deliver-alerts.ts';
import { readStale } from './stale-events.ts';

/** Events of one run; the next run takes the rest. */
const EVENTS = 50;
/** Viewers that are read at once. After each page the place is stored, so that a run that was cut off is continued. */
const PAGE = 200;
const AT_ONCE = 20;

async function nextPage({ event, after }: StoredAlertEvent) {
  const wanting = store.alerts.all().where('topics', 'array-contains-any', topicsOfEvent(event));
  const ordered = wanting.orderBy(FieldPath.documentId()).limit(PAGE);
  return (await (after === null ? ordered : ordered.startAfter(after)).get()).docs;
}

async function spread(ctx: Ctx, queued: StoredAlertEvent): Promise<void> {
  const isStale = await readStale([queued.event]);
  const now = await ctx.clock.now();
  for (let place = queued; !place.spread; ) {
    const viewers = await nextPage(place);
    await eachLimited(viewers, AT_ONCE, async (viewer) => {
      const alerts = readWellFormed(viewer, ctx.log);
      if (alerts) await deliverAlerts(ctx, { uid: viewer.id, event: place.event, isStale, now }, alerts);
    });
    const after = viewers.at(-1)?.id ?? place.after;
    place = { ...place, after, spread: viewers.length < PAGE };
    await store.alertEvents(place.event.id).update(store.alertEvents.patch({ after, spread: place.spread }));
  }
}

/** Decides about each queued event for every viewer who wants to hear of it, the oldest event first. */
export async function spreadEvents({ ctx }: { ctx: Ctx }): Promise<number> {
  const queued = await store.alertEvents.all().where('spread', '==', false).limit(EVENTS).get();
  const events = wellFormed(queued, ctx.log).sort((a, b) => a.event.at - b.event.at);
  // The next run repeats an event that fails; the newer ones do not wait for it.
  for (const event of events)
    await spread(ctx, event).catch((error: unknown) => ctx.log.error('alert-event', error));
  return events.length;
}
