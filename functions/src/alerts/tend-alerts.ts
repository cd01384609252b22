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

type Part = (call: { ctx: Ctx }) => Promise<number>;

/** How many a part has done; 0 if it failed. */
async function countOf(ctx: Ctx, part: Part): Promise<number> {
  try {
    return await part({ ctx });
  } catch (error) {
    ctx.log.error('alert-part', error);
    return 0;
  }
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
  const spread = await countOf(ctx, spreadEvents);
  const released = await countOf(ctx, releaseWaiting);
  return { spread, released, sent: await countOf(ctx, sendPushes) };
}
