import { isDeepStrictEqual } from 'node:util';
import type { StreamChecks } from '@boma/domain/streams/stream-checks.schema.ts';
import type { Stream, StreamStatus } from '@boma/domain/streams/streams.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import type { Progress } from './judge-liveness.ts';

const noChecks: StreamChecks = { streams: {} };

export interface Check {
  readonly stream: Stream;
  readonly progress: Progress;
}

export async function readChecks(): Promise<StreamChecks> {
  return (await store.streamChecks().get()).data() ?? noChecks;
}

/** A malformed status is neither on nor off the air, so that it is written again. */
function liveIn(statuses: QuerySnapshot<StreamStatus>, log: Log): Map<string, boolean | undefined> {
  return new Map(statuses.docs.map((status) => [status.id, readWellFormed(status, log)?.live]));
}

/**
 * Stores the progress of all cameras in one small document. `stream-status` is written only for a camera that goes on or
 * off the air or has left the catalogue, because each write starts a trigger.
 *
 * Returns how many those were. If another check has finished since `last` was read, this one is out of date and stores
 * nothing.
 */
export async function saveChecks(checks: readonly Check[], last: StreamChecks, ctx: Ctx): Promise<number> {
  const now = ctx.clock.real();
  const streams = Object.fromEntries(checks.map(({ stream, progress }) => [stream.slug, progress]));
  const reference = store.streamChecks();
  return firestore().runTransaction(async (transaction) => {
    const current = (await transaction.get(reference)).data() ?? noChecks;
    if (!isDeepStrictEqual(current, last)) return 0;
    const snapshot = await transaction.get(store.streamStatus.all());
    const statuses = liveIn(snapshot, ctx.log);
    const changed = checks.filter(({ stream, progress }) => statuses.get(stream.slug) !== progress.live);
    for (const { stream, progress } of changed) {
      const { live, sequence } = progress;
      const status: StreamStatus = { live, changed_at: now, checked_at: now, media_sequence: sequence };
      transaction.set(store.streamStatus(stream.slug), status);
    }
    const gone = [...statuses.keys()].filter((slug) => !Object.hasOwn(streams, slug));
    for (const slug of gone) transaction.delete(store.streamStatus(slug));
    transaction.set(reference, { streams });
    return changed.length + gone.length;
  });
}
