import { USAGE_KEPT_MS, USAGE_SHARDS } from '@boma/domain/usage/usage.constants.ts';
import { addUsage, noUsage, usageDay } from '@boma/domain/usage/usage.policy.ts';
import type { Ctx } from '../context.ts';
import { firestore } from '../firestore.ts';
import { dataIfWellFormed } from '../read-documents.ts';
import { store } from '../store.ts';
import { putBack, takeCounts } from './counters.ts';

/** A process saves at most once in this time, in milliseconds. */
export const SAVE_EVERY_MS = 60_000;

/** Adds what this process has counted to the counts of the day. */
export async function saveUsage({ ctx }: { ctx: Ctx }): Promise<void> {
  const counted = takeCounts();
  const now = ctx.clock.real();
  const day = usageDay(now);
  const shard = store.usage(`${day}.${Math.floor(Math.random() * USAGE_SHARDS)}`);
  try {
    await firestore().runTransaction(async (transaction) => {
      const before = dataIfWellFormed(await transaction.get(shard)) ?? noUsage;
      const { reads, writes, deletes, calls } = addUsage(before, counted);
      transaction.set(shard, { day, reads, writes, deletes, calls, expires_at: now + USAGE_KEPT_MS });
    });
  } catch (error) {
    putBack(counted);
    ctx.log.warn('save-usage', { error: String(error) });
  }
}

let dueAt: number | undefined;

/**
 * Begins to save, if the last time is a minute ago. It is called when work begins and never waited for: the saving runs
 * beside that work, because an instance gets no processor after its answer. What an instance counts after its last saving
 * is lost with it.
 */
export function saveUsageIfDue(ctx: Ctx): void {
  const now = ctx.clock.real();
  dueAt ??= now + SAVE_EVERY_MS;
  if (now < dueAt) return;
  dueAt = now + SAVE_EVERY_MS;
  void saveUsage({ ctx });
}
