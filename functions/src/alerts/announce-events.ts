import { BACK_GOOD_FOR_MS, BLIP_MS, SHOW_REMINDER_MS } from '@boma/domain/alerts/alerts.constants.ts';
import { DOWN_MS } from '@boma/domain/alerts/duty.constants.ts';
import { cameraEvent } from '@boma/domain/alerts/duty-events.ts';
import { readLive } from '../live/read-live.ts';
import type { Ctx } from '../platform/context.ts';
import { queueAlertEventOnce } from '../platform/queue-event.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/**
 * Queues the shows that start within a quarter of an hour, and those that are on the air before their time, unless they were
 * announced. A show that is moved is announced again.
 */
export async function announceShows({ ctx }: { ctx: Ctx }): Promise<void> {
  const now = await ctx.clock.now();
  const soon = store.shows
    .all()
    .where('starts_at', '>', now)
    .where('starts_at', '<=', now + SHOW_REMINDER_MS);
  const onAir = store.shows.all().where('stage', '==', 'on-air');
  const [planned, running] = await Promise.all([soon.get(), onAir.get()]);
  const announced = [
    ...wellFormed(planned, ctx.log).filter(({ stage }) => stage === 'planned'),
    ...wellFormed(running, ctx.log).filter(({ starts_at }) => starts_at > now),
  ];
  for (const { id, type, title, starts_at, stage } of announced)
    await queueAlertEventOnce(ctx, {
      id: `show.${id}.${starts_at}`,
      kind: 'show',
      at: now,
      show: id,
      type,
      title,
      starts_at,
      ...(stage === 'on-air' && { began_early: true }),
    });
}

/**
 * Queues the cameras that came back on the air: for staff on call those that they heard of, for viewers no blips. One that
 * the site does not show, such as one in maintenance, is queued later: its event would be stale, and is queued once.
 */
export async function announceReturns({ ctx }: { ctx: Ctx }): Promise<void> {
  // Outages are recorded by the clock that tests do not move.
  const since = ctx.clock.real() - BACK_GOOD_FOR_MS;
  const [found, { live }] = await Promise.all([
    store.streamOutages.all().where('ended_at', '>', since).get(),
    readLive(),
  ]);
  for (const { slug, began_at, ended_at } of wellFormed(found, ctx.log)) {
    if (ended_at === null || ended_at - began_at < DOWN_MS || !live.includes(slug)) continue;
    const camera = await findPublicStream(ctx, slug);
    if (!camera) continue;
    await queueAlertEventOnce(ctx, cameraEvent('camera-back', camera, { since: began_at, at: ended_at }));
    if (ended_at - began_at < BLIP_MS) continue;
    await queueAlertEventOnce(ctx, {
      id: `back.${slug}.${began_at}`,
      kind: 'back',
      at: ended_at,
      camera: slug,
      camera_name: camera.name,
      off_ms: ended_at - began_at,
    });
  }
}
