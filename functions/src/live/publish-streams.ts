import { isDeepStrictEqual } from 'node:util';
import { collections, singletons } from '@boma/domain/collections.ts';
import {
  emptyLiveSite,
  type LiveSite,
  liveSiteSchema,
  type PublishedStreams,
  publishedStreamsSchema,
} from '@boma/domain/live/live.schema.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { type StreamView, streamStatusSchema } from '@boma/domain/streams/streams.schema.ts';
import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { type Log, withoutRepeats } from '../platform/log.ts';
import { media } from '../platform/params.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { allStreams, inListOrder } from '../streams/read-streams.ts';
import { PUBLISH_ATTEMPTS } from './publish-attempts.ts';
import { updatedAfter } from './updated-after.ts';

function liveSlugs(statuses: QuerySnapshot, log: Log): Set<string> {
  const live = statuses.docs.filter((document) => readWellFormed(document, streamStatusSchema, log)?.live);
  return new Set(live.map((document) => document.id));
}

async function readAll(transaction: Transaction, log: Log) {
  const [streams, statuses, site, published] = await Promise.all([
    transaction.get(allStreams()),
    transaction.get(firestore().collection(collections.streamStatus)),
    transaction.get(documentAt(singletons.liveSite)),
    transaction.get(documentAt(singletons.publishedStreams)),
  ]);
  const live = liveSlugs(statuses, log);
  return {
    views: inListOrder(streams, log).map((stream) => toStreamView(stream, live.has(stream.slug), media())),
    site: site.exists ? liveSiteSchema.parse(site.data()) : emptyLiveSite,
    published: published.exists ? publishedStreamsSchema.parse(published.data()) : undefined,
  };
}

const catalogueOf = (views: readonly StreamView[]) => views.map(({ live: _live, ...rest }) => rest);

/** Going on and off the air moves no version: every page hears that from `live/site` itself. */
function nextVersion(views: StreamView[], published: PublishedStreams | undefined, site: LiveSite): number {
  const current = Math.max(site.versions.streams, published?.version ?? 0);
  const same = published && isDeepStrictEqual(catalogueOf(published.streams), catalogueOf(views));
  return same ? current : current + 1;
}

/**
 * Makes the guest-safe copy of the cameras and the live list follow `streams` and `stream-status`, whatever woke it.
 * Writes only what differs, so that doubled, late or shuffled events change nothing.
 */
export async function publishStreams({ ctx }: { ctx: Ctx }): Promise<void> {
  const log = withoutRepeats(ctx.log);
  await firestore().runTransaction(
    async (transaction) => {
      const { views, site, published } = await readAll(transaction, log);
      const version = nextVersion(views, published, site);
      const next: PublishedStreams = { version, streams: views };
      const live = views.filter((view) => view.live).map((view) => view.slug);
      if (!isDeepStrictEqual(published, next)) transaction.set(documentAt(singletons.publishedStreams), next);
      if (site.versions.streams === version && isDeepStrictEqual(site.live, live)) return;
      const versions = { ...site.versions, streams: version };
      const change = { versions, live, updated_at: updatedAfter(site, ctx.clock.real()) };
      transaction.set(documentAt(singletons.liveSite), change, { merge: true });
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}
