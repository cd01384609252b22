import { isDeepStrictEqual } from 'node:util';
import type { StreamChecks } from '@boma/domain/streams/stream-checks.schema.ts';
import { OUTAGE_RETENTION_MS } from '@boma/domain/streams/stream-outages.schema.ts';
import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import type { Stream, StreamStatus } from '@boma/domain/streams/streams.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { commitInTurn, writeUnlessChanged } from '../platform/commit-in-turn.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { judgeOutage, type Progress } from './judge-liveness.ts';

const noChecks: StreamChecks = { streams: {} };

export interface Check {
  readonly stream: Stream;
  readonly progress: Progress &
    Pick<
      StreamChecks['streams'][string],
      'still' | 'still_slot' | 'moved' | 'same_since' | 'codec' | 'unlocked'
    >;
  /** The still that was taken for the camera's day, in base64. */
  readonly jpeg?: string | undefined;
}

export async function readChecks(): Promise<StreamChecks> {
  return (await store.streamChecks().get()).data() ?? noChecks;
}

/** A malformed status is neither on nor off the air, so that it is written again. */
function statusesIn(statuses: QuerySnapshot<StreamStatus>, log: Log): Map<string, StreamStatus | undefined> {
  return new Map(statuses.docs.map((status) => [status.id, readWellFormed(status, log)]));
}

/** The outage that began at this moment. */
const outageOf = (slug: string, began_at: number) => store.streamOutages(`${slug}.${began_at}`);

/** The stored outages of these cameras, which are over. */
async function endedOutages(
  slugs: readonly string[],
  statuses: ReadonlyMap<string, StreamStatus | undefined>,
) {
  const outages = slugs.flatMap((slug) => {
    const status = statuses.get(slug);
    return status ? [outageOf(slug, status.changed_at)] : [];
  });
  const found = await Promise.all(outages.map((outage) => outage.get()));
  return found.filter((outage) => outage.exists);
}

/** What a check changes of a camera. */
function judge(
  { stream, progress }: Check,
  was: { readonly live: boolean | undefined; readonly spared: boolean | undefined },
  now: number,
) {
  const { live } = progress;
  const { begins, spared } = judgeOutage({
    live,
    wasLive: was.live ?? false,
    wasSpared: was.spared ?? false,
    isExempt: stream.maintenance || !isPublic(stream, now),
  });
  const status: StreamStatus = { live, changed_at: now, checked_at: now, media_sequence: progress.sequence };
  return {
    slug: stream.slug,
    status,
    begins,
    isChanged: was.live !== live || begins,
    next: { ...progress, spared },
  };
}

/**
 * Stores the progress of all cameras in one small document. `stream-status` is written only for a camera that goes on or
 * off the air, is still off it when its maintenance ends or viewers first see it, or has left the catalogue, because each
 * write starts a trigger. An outage begins and ends with its status.
 *
 * Returns how many those were. If another check has finished since `last` was read, this one is out of date and stores
 * nothing.
 */
export async function saveChecks(checks: readonly Check[], last: StreamChecks, ctx: Ctx): Promise<number> {
  const now = ctx.clock.real();
  const reference = store.streamChecks();
  let count = 0;
  const isStored = await commitInTurn('storing the checks', async () => {
    const stored = await reference.get();
    if (!isDeepStrictEqual(stored.data() ?? noChecks, last)) return undefined;
    const statuses = statusesIn(await store.streamStatus.all().get(), ctx.log);
    const judged = checks.map((check) => {
      const { slug } = check.stream;
      return judge(check, { live: statuses.get(slug)?.live, spared: last.streams[slug]?.spared }, now);
    });
    const streams = Object.fromEntries(judged.map(({ slug, next }) => [slug, next]));
    const changed = judged.filter(({ isChanged }) => isChanged);
    const gone = [...statuses.keys()].filter((slug) => !Object.hasOwn(streams, slug));
    const back = changed.flatMap(({ slug, status }) => (status.live ? [slug] : []));
    const batch = firestore().batch();
    const ended = await endedOutages([...back, ...gone], statuses);
    for (const { ref } of ended) batch.update(ref, store.streamOutages.patch({ ended_at: now }));
    for (const { slug, status, begins } of changed) {
      if (begins)
        batch.create(outageOf(slug, now), {
          slug,
          began_at: now,
          ended_at: null,
          expires_at: now + OUTAGE_RETENTION_MS,
        });
      batch.set(store.streamStatus(slug), status);
    }
    for (const slug of gone) batch.delete(store.streamStatus(slug));
    writeUnlessChanged(batch, stored, { streams }, store.streamChecks);
    count = changed.length + gone.length;
    return batch;
  });
  return isStored ? count : 0;
}
