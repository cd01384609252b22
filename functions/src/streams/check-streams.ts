import { collections, singletons } from '@boma/domain/collections.ts';
import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import { type Stream, type StreamStatus, streamStatusSchema } from '@boma/domain/streams/streams.schema.ts';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { documentAt, firestore, readDocument } from '../platform/firestore.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { judgeLiveness, type Progress, unseen } from './judge-liveness.ts';
import { signedPlaylistUrl } from './playback-token.ts';
import { readPlaylist } from './read-playlist.ts';
import { readStreams } from './read-streams.ts';

const AT_ONCE = 8;
const TOKEN_SECONDS = 60;

const progressSchema = z.object({
  live: z.boolean(),
  sequence: z.int().nullable(),
  advanced_at: z.int(),
  misses: z.int(),
});
const checksSchema = z.object({ streams: z.record(z.string(), progressSchema) });

interface Check {
  readonly stream: Stream;
  readonly progress: Progress;
}

function sourceOf(stream: Stream, now: number): string {
  if (!stream.subscriber_only) return playlistUrl(media(), stream.code);
  return signedPlaylistUrl(
    media(),
    playbackSecret.value(),
    stream.code,
    Math.floor(now / 1000) + TOKEN_SECONDS,
  );
}

/** A YouTube camera counts as live: whether it is, only its own player can say. */
async function check(stream: Stream, before: Progress, ctx: Ctx): Promise<Check> {
  const now = ctx.clock.real();
  if (stream.source.kind === 'youtube') return { stream, progress: { ...before, live: true, misses: 0 } };
  const seen = await readPlaylist(sourceOf(stream, now));
  return { stream, progress: judgeLiveness(before, seen, now) };
}

async function readStatuses(): Promise<Map<string, StreamStatus>> {
  const snapshot = await firestore().collection(collections.streamStatus).get();
  return new Map(snapshot.docs.map((document) => [document.id, streamStatusSchema.parse(document.data())]));
}

/**
 * One small document keeps the counts of all cameras; `stream-status` is written, and its trigger woken, only when a
 * camera comes on the air or leaves it, or is gone from the catalogue.
 */
async function save(checks: readonly Check[], ctx: Ctx): Promise<number> {
  const statuses = await readStatuses();
  const now = ctx.clock.real();
  const batch = firestore().batch();
  const changed = checks.filter(({ stream, progress }) => statuses.get(stream.slug)?.live !== progress.live);
  for (const { stream, progress } of changed) {
    const status: StreamStatus = {
      live: progress.live,
      changed_at: now,
      checked_at: now,
      media_sequence: progress.sequence,
    };
    batch.set(documentAt(`${collections.streamStatus}/${stream.slug}`), status);
  }
  const known = new Set(checks.map(({ stream }) => stream.slug));
  const gone = [...statuses.keys()].filter((slug) => !known.has(slug));
  for (const slug of gone) batch.delete(documentAt(`${collections.streamStatus}/${slug}`));
  const streams = Object.fromEntries(checks.map(({ stream, progress }) => [stream.slug, progress]));
  batch.set(documentAt(singletons.streamChecks), { streams });
  await batch.commit();
  return changed.length + gone.length;
}

/** Looks at every camera's playlist and notes which are on the air. Answers how many that has changed for. */
export async function checkStreams({ ctx }: { ctx: Ctx }): Promise<{ checked: number; changed: number }> {
  const [streams, before] = await Promise.all([
    readStreams(),
    readDocument(singletons.streamChecks, checksSchema),
  ]);
  const checks = await eachLimited(streams, AT_ONCE, (stream) =>
    check(stream, before?.streams[stream.slug] ?? unseen, ctx),
  );
  return { checked: checks.length, changed: await save(checks, ctx) };
}
