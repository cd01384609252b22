import type { Ctx } from '../platform/context.ts';
import { announceDown, announceHealth } from './announce-duties.ts';
import { announceReturns, announceShows } from './announce-events.ts';
import { releaseWaiting } from './release-waiting.ts';
import { sendPushes } from './send-pushes.ts';
import { spreadEvents } from './spread-events.ts';

/** Milliseconds of work. The trigger has 60 s for the whole, the schedule 50 s. */
const WORK_MS = 35_000;

type Part = (call: { ctx: Ctx; input: { end: number } }) => Promise<number>;

/** How many a part has done; 0 if it failed. */
async function countOf(ctx: Ctx, part: Part, end: number): Promise<number> {
  try {
    return await part({ ctx, input: { end } });
  } catch (error) {
    ctx.log.error('alert-part', error);
    return 0;
  }
}

/**
 * Decides and sends in turns, until nothing is left or the time is over: the first viewers have their push while it is
 * decided about the others. Each part runs even if another fails.
 */
async function work(ctx: Ctx): Promise<{ spread: number; released: number; sent: number }> {
  const end = performance.now() + WORK_MS;
  const all = { spread: 0, released: 0, sent: 0 };
  for (let did = 1; did > 0 && performance.now() < end; ) {
    const spread = await countOf(ctx, spreadEvents, end);
    const released = await countOf(ctx, releaseWaiting, end);
    const sent = await countOf(ctx, sendPushes, end);
    did = spread + released + sent;
    all.spread += spread;
    all.released += released;
    all.sent += sent;
  }
  return all;
}

/** Brings queued events to the viewers who want to hear of them, at once. */
export async function spreadAlerts({ ctx }: { ctx: Ctx }): Promise<void> {
  await work(ctx);
}

/** Everything about alerts that has to happen each minute. */
export async function tendAlerts({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ spread: number; released: number; sent: number }> {
  const announced = await Promise.allSettled(
    [announceShows, announceReturns, announceDown, announceHealth].map((announce) => announce({ ctx })),
  );
  for (const part of announced)
    if (part.status === 'rejected') ctx.log.error('alert-announcement', part.reason);
  return work(ctx);
}
