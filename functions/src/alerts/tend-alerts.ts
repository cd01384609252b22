import type { Ctx } from '../platform/context.ts';
import { announceReturns, announceShows } from './announce-events.ts';
import { releaseWaiting } from './release-waiting.ts';
import { sendPushes } from './send-pushes.ts';
import { spreadEvents } from './spread-events.ts';

/** Brings queued events to the viewers who want to hear of them, at once. */
export async function spreadAlerts({ ctx }: { ctx: Ctx }): Promise<void> {
  await spreadEvents({ ctx });
  await sendPushes({ ctx });
}

/** Everything about alerts that has to happen each minute. Each part runs even if another fails. */
export async function tendAlerts({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ spread: number; released: number; sent: number }> {
  const announced = await Promise.allSettled([announceShows({ ctx }), announceReturns({ ctx })]);
  for (const part of announced)
    if (part.status === 'rejected') ctx.log.error('alert-announcement', part.reason);
  const spread = await spreadEvents({ ctx });
  const released = await releaseWaiting({ ctx });
  return { spread, released, sent: await sendPushes({ ctx }) };
}
