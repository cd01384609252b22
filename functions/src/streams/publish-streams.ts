import { isDeepStrictEqual } from 'node:util';
import type { LiveSite, PublishedStreams } from '@boma/domain/live/live.schema.ts';
import type { StreamChecks } from '@boma/domain/streams/stream-checks.schema.ts';
import { isPublic, toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamStatus, StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import { media } from '../platform/params.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { inListOrder } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { movingNow } from './moving-now.ts';
import { viewersNow } from './viewers-now.ts';

function liveSlugs(statuses: QuerySnapshot<StreamStatus>, log: Log): Set<string> {
  const live = statuses.docs.filter((document) => readWellFormed(document, log)?.live);
  return new Set(live.map((document) => document.id));
}

const catalogueOf = (views: readonly StreamView[]) => views.map(({ live: _live, ...rest }) => rest);

/** A camera that goes on or off the air moves no version: every page reads that from `live/site` itself. */
function nextVersion(views: StreamView[], published: PublishedStreams | undefined, site: LiveSite): number {
  const current = Math.max(site.versions.streams, published?.version ?? 0);
  const isSame = published && isDeepStrictEqual(catalogueOf(published.streams), catalogueOf(views));
  return isSame ? current : current + 1;
}

const countIn = (checks: StreamChecks | undefined, slug: string) => ({
  slug,
  viewers: checks?.streams[slug]?.viewers ?? null,
});

/** How much moved at a camera that is on the air. */
function motionIn(checks: StreamChecks | undefined, { slug, live }: StreamView) {
  const check = checks?.streams[slug];
  return check && live ? [{ slug, moved: check.moved, still_slot: check.still_slot }] : [];
}

async function read({ reader, site, log }: SectionSource, now: number) {
  const reference = store.publishedStreams();
  const [streams, statuses, stored, checks] = await Promise.all([
    reader.get(store.streams.all()),
    reader.get(store.streamStatus.all()),
    reader.get(reference),
    reader.get(store.streamChecks()),
  ]);
  const live = liveSlugs(statuses, log);
  const views = inListOrder(streams, log)
    .filter((stream) => isPublic(stream, now))
    .map((stream) => toStreamView(stream, live.has(stream.slug), media()));
  // A copy that an older release wrote may lack a new field. It is written again.
  const current = dataIfWellFormed(stored);
  const version = nextVersion(views, current, site);
  return {
    versions: { streams: version },
    fields: {
      live: views.filter((view) => view.live).map((view) => view.slug),
      viewers: viewersNow(views.map(({ slug }) => countIn(dataIfWellFormed(checks), slug))),
      moving: movingNow(views.flatMap((view) => motionIn(dataIfWellFormed(checks), view))),
    },
    copies: [{ reference, current, next: { version, streams: views } satisfies PublishedStreams }],
  };
}

/** The version of the catalogue, the cameras on the air, their viewers, and the guest-safe copy of all cameras. */
const streamsSection = (now: number): Section => ({ name: 'streams', read: (source) => read(source, now) });

/**
 * Publishes the cameras that are no drafts, which of them are on the air and how many watch, from `streams`,
 * `stream-status` and the checks.
 */
export function publishStreams({ ctx }: { ctx: Ctx }): Promise<void> {
  return publish({ ctx, input: streamsSection(ctx.clock.real()) });
}
