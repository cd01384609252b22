import { isDeepStrictEqual } from 'node:util';
import { collections, singletons } from '@boma/domain/collections.ts';
import { type Stream, type StreamStatus, streamStatusSchema } from '@boma/domain/streams/streams.schema.ts';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import type { Progress } from './judge-liveness.ts';

const checksSchema = z.object({
  streams: z.record(
    z.string(),
    z.object({
      live: z.boolean(),
      sequence: z.int().nullable(),
      advanced_at: z.int(),
      misses: z.int(),
    }),
  ),
});

/** What is remembered of every camera, by slug. */
type Checks = z.infer<typeof checksSchema>;

export interface Check {
  readonly stream: Stream;
  readonly progress: Progress;
}

function checksIn(snapshot: DocumentSnapshot): Checks {
  return snapshot.exists ? checksSchema.parse(snapshot.data()) : { streams: {} };
}

export async function readChecks(): Promise<Checks> {
  return checksIn(await documentAt(singletons.streamChecks).get());
}

const statusAt = (slug: string) => documentAt(`${collections.streamStatus}/${slug}`);

/** A status that does not fit counts as neither, so that it is written anew. */
function liveIn(statuses: QuerySnapshot, log: Log): Map<string, boolean | undefined> {
  return new Map(
    statuses.docs.map((status) => [status.id, readWellFormed(status, streamStatusSchema, log)?.live]),
  );
}

/**
 * One small document keeps the counts of all cameras; `stream-status` is written, and its trigger woken, only when a
 * camera comes on the air, leaves it, or is gone from the catalogue.
 *
 * Answers how many that was: none when another check has finished since `last` was read, since what this one concluded
 * from it no longer holds.
 */
export async function saveChecks(checks: readonly Check[], last: Checks, ctx: Ctx): Promise<number> {
  const now = ctx.clock.real();
  const streams = Object.fromEntries(checks.map(({ stream, progress }) => [stream.slug, progress]));
  const kept = documentAt(singletons.streamChecks);
  return firestore().runTransaction(async (transaction) => {
    if (!isDeepStrictEqual(checksIn(await transaction.get(kept)), last)) return 0;
    const snapshot = await transaction.get(firestore().collection(collections.streamStatus));
    const statuses = liveIn(snapshot, ctx.log);
    const changed = checks.filter(({ stream, progress }) => statuses.get(stream.slug) !== progress.live);
    for (const { stream, progress } of changed) {
      const { live, sequence } = progress;
      const status: StreamStatus = { live, changed_at: now, checked_at: now, media_sequence: sequence };
      transaction.set(statusAt(stream.slug), status);
    }
    const gone = [...statuses.keys()].filter((slug) => !Object.hasOwn(streams, slug));
    for (const slug of gone) transaction.delete(statusAt(slug));
    transaction.set(kept, { streams });
    return changed.length + gone.length;
  });
}
