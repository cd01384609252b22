import { isDeepStrictEqual } from 'node:util';
import { collections, singletons } from '@boma/domain/collections.ts';
import {
  type LiveSite,
  type PublishedStreams,
  publishedStreamsSchema,
} from '@boma/domain/live/live.schema.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { type StreamView, streamStatusSchema } from '@boma/domain/streams/streams.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { media } from '../platform/params.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { allStreams, inListOrder } from './read-streams.ts';

function liveSlugs(statuses: QuerySnapshot, log: Log): Set<string> {
  const live = statuses.docs.filter((document) => readWellFormed(document, streamStatusSchema, log)?.live);
  return new Set(live.map((document) => document.id));
}

const catalogueOf = (views: readonly StreamView[]) => views.map(({ live: _live, ...rest }) => rest);

/** A camera that goes on or off the air moves no version: every page reads that from `live/site` itself. */
function nextVersion(views: StreamView[], published: PublishedStreams | undefined, site: LiveSite): number {
  const current = Math.max(site.versions.streams, published?.version ?? 0);
  const isSame = published && isDeepStrictEqual(catalogueOf(published.streams), catalogueOf(views));
  return isSame ? current : current + 1;
}

async function read({ transaction, site, log }: SectionSource) {
  const reference = documentAt(singletons.publishedStreams);
  const [streams, statuses, stored] = await Promise.all([
    transaction.get(allStreams()),
    transaction.get(firestore().collection(collections.streamStatus)),
    transaction.get(reference),
  ]);
  const live = liveSlugs(statuses, log);
  const views = inListOrder(streams, log).map((stream) =>
    toStreamView(stream, live.has(stream.slug), media()),
  );
  const current = stored.exists ? publishedStreamsSchema.parse(stored.data()) : undefined;
  const version = nextVersion(views, current, site);
  return {
    versions: { streams: version },
    fields: { live: views.filter((view) => view.live).map((view) => view.slug) },
    copies: [{ reference, current, next: { version, streams: views } satisfies PublishedStreams }],
  };
}

/** The version of the catalogue, the cameras on the air, and the guest-safe copy of all cameras. */
const streamsSection: Section = { name: 'streams', read };

/** Publishes the cameras and which of them are on the air, from `streams` and `stream-status`. */
export function publishStreams({ ctx }: { ctx: Ctx }): Promise<void> {
  return publish({ ctx, input: streamsSection });
}
