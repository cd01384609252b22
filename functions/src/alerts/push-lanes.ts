import type { Ctx } from '../platform/context.ts';
import { isConditionLost } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Milliseconds that a lane belongs to the process that took it. Longer than any function runs that sends pushes. */
const LEASE_MS = 90_000;

/** Takes a part of the queue for this process. False: another one has it. */
async function takeLane(lane: number, now: number): Promise<boolean> {
  const document = store.pushLane(lane);
  const held = await document.get();
  if ((held.data()?.until ?? 0) > now) return false;
  const taken = { until: now + LEASE_MS };
  try {
    if (held.updateTime)
      await document.update(store.pushLane.patch(taken), { lastUpdateTime: held.updateTime });
    else await document.create(taken);
    return true;
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process works on this lane. Undefined: another one does. A process that dies keeps its lane
 * until the lease ends.
 */
export async function inLane<T>(ctx: Ctx, lane: number, work: () => Promise<T>): Promise<T | undefined> {
  if (!(await takeLane(lane, ctx.clock.real()))) return undefined;
  try {
    return await work();
  } finally {
    await store.pushLane(lane).set({ until: 0 });
  }
}
