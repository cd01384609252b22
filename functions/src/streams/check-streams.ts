import { isDeepStrictEqual } from 'node:util';
import { singletons } from '@boma/domain/collections.ts';
import { publishedStreamsSchema } from '@boma/domain/live/live.schema.ts';
import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { readDocument } from '../platform/firestore.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { judgeLiveness, type Progress, unseen } from './judge-liveness.ts';
import { signedPlaylistUrl } from './playback-token.ts';
import { publishStreams } from './publish-streams.ts';
import { readPlaylist } from './read-playlist.ts';
import { readStreams } from './read-streams.ts';
import { type Check, readChecks, saveChecks } from './stream-checks.ts';

/** All of 250 cameras that answer nothing are waited for within the time the schedule has. */
const AT_ONCE = 24;
const TOKEN_SECONDS = 60;

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

/** Publishing follows triggers. Should one have been lost, or the media server have moved, this makes up for it. */
async function mendPublication(checks: readonly Check[], ctx: Ctx): Promise<void> {
  const views = checks.map(({ stream, progress }) => toStreamView(stream, progress.live, media()));
  const published = await readDocument(singletons.publishedStreams, publishedStreamsSchema);
  if (!isDeepStrictEqual(published?.streams, views)) await publishStreams({ ctx });
}

/** Looks at every camera's playlist and notes which are on the air. Answers how many that has changed for. */
export async function checkStreams({ ctx }: { ctx: Ctx }): Promise<{ checked: number; changed: number }> {
  const [streams, last] = await Promise.all([readStreams(ctx.log), readChecks()]);
  const checks = await eachLimited(streams, AT_ONCE, (stream) =>
    check(stream, last.streams[stream.slug] ?? unseen, ctx),
  );
  const changed = await saveChecks(checks, last, ctx);
  await mendPublication(checks, ctx);
  return { checked: checks.length, changed };
}
