import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { deliverAlerts } from './deliver-alerts.ts';
import { readStale } from './stale-events.ts';
import { dueEvents } from './weigh-events.ts';

/** Viewers of one run; the next run takes the rest. */
const VIEWERS = 500;
const AT_ONCE = 20;

/** Decides again about events that waited until now, such as for the end of the quiet hours. */
export async function releaseWaiting({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = await ctx.clock.now();
  const found = await store.alerts.all().where('due_at', '<=', now).orderBy('due_at').limit(VIEWERS).get();
  const due = found.docs.flatMap((document) => {
    const alerts = readWellFormed(document, ctx.log);
    return alerts ? [{ uid: document.id, alerts }] : [];
  });
  const events = due.flatMap(({ alerts: { push_state, mail_state } }) => [
    ...dueEvents(push_state, now),
    ...dueEvents(mail_state, now),
  ]);
  const isStale = await readStale(events);
  await eachLimited(due, AT_ONCE, ({ uid, alerts }) =>
    deliverAlerts(ctx, { uid, event: null, isStale, now }, alerts),
  );
  return due.length;
}
