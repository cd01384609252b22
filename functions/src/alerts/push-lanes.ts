import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { isConditionLost } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Milliseconds that a lane belongs to the process that took it or renewed its lease. Longer than 500 pushes take. */
const LEASE_MS = 90_000;

/** A lane that belongs to this process. */
export interface Lease {
  /** Begins the lease anew. False: it has ended, and another process may have the lane. */
  readonly renew: () => Promise<boolean>;
}

type Until = Pick<DocumentSnapshot, 'updateTime'> | undefined;

/** Writes the end of a lease if nobody has written since. False: somebody has. */
async function hold(lane: number, until: number, before: Until): Promise<Until | false> {
  const document = store.pushLane(lane);
  try {
    const { writeTime } = before?.updateTime
      ? await document.update(store.pushLane.patch({ until }), { lastUpdateTime: before.updateTime })
      : await document.create({ until });
    return { updateTime: writeTime };
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process works on this lane. Undefined: another one does. A process that dies keeps its lane
 * until the lease ends.
 */
export async function inLane<T>(
  ctx: Ctx,
  lane: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T | undefined> {
  const found = await store.pushLane(lane).get();
  if ((found.data()?.until ?? 0) > ctx.clock.real()) return undefined;
  let held = await hold(lane, ctx.clock.real() + LEASE_MS, found);
  if (!held) return undefined;
  const renew = async () => {
    if (held) held = await hold(lane, ctx.clock.real() + LEASE_MS, held);
    return held !== false;
  };
  try {
    return await work({ renew });
  } finally {
    // Another process may have it.
    if (held) await hold(lane, 0, held);
  }
}
