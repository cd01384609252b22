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
/** Viewers of one turn. After each the place is stored, so that a run that was cut off is continued. */
const PAGE = 200;
const AT_ONCE = 20;

async function nextPage({ event, after }: StoredAlertEvent) {
  const wanting = store.alerts.all().where('topics', 'array-contains-any', topicsOfEvent(event));
  const ordered = wanting.orderBy(FieldPath.documentId()).limit(PAGE);
  return (await (after === null ? ordered : ordered.startAfter(after)).get()).docs;
}

async function spreadPage(ctx: Ctx, place: StoredAlertEvent): Promise<void> {
  const { event } = place;
  const [isStale, now, viewers] = await Promise.all([readStale([event]), ctx.clock.now(), nextPage(place)]);
  await eachLimited(viewers, AT_ONCE, async (viewer) => {
    const alerts = readWellFormed(viewer, ctx.log);
    if (alerts) await deliverAlerts(ctx, { uid: viewer.id, event, isStale, now }, alerts);
  });
  const change = { after: viewers.at(-1)?.id ?? place.after, spread: viewers.length < PAGE };
  await store.alertEvents(event.id).update(store.alertEvents.patch(change));
}

/**
 * Decides about each queued event for the next viewers who want to hear of it, the oldest event first. Answers for how many
 * events it did so; call it again until there are none.
 */
export async function spreadEvents({ ctx }: { ctx: Ctx }): Promise<number> {
  const queued = await store.alertEvents.all().where('spread', '==', false).limit(EVENTS).get();
  const events = wellFormed(queued, ctx.log).sort((a, b) => a.event.at - b.event.at);
  let done = 0;
  // The next run repeats an event that fails; the newer ones do not wait for it.
  for (const event of events)
    await spreadPage(ctx, event).then(
      () => {
        done += 1;
      },
      (error: unknown) => ctx.log.error('alert-event', error),
    );
  return done;
}
