import { isDeepStrictEqual } from 'node:util';
import { playlistUrl, thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import { slotAt } from '@boma/domain/streams/reels.constants.ts';
import type { StreamChecks } from '@boma/domain/streams/stream-checks.schema.ts';
import { addressOfPartner, isPublic, toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { type Millis, toSeconds } from '@boma/domain/time.ts';
import { readLive } from '../live/read-live.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { readAllStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { judgeLiveness, neverSeen, type Progress } from './judge-liveness.ts';
import { signedPlaylistUrl } from './playback-token.ts';
import { publishStreams } from './publish-streams.ts';
import { readPlaylist } from './read-playlist.ts';
import { readStill } from './read-still.ts';
import { recordAirHours } from './record-air-hours.ts';
import { recordStills } from './record-stills.ts';
import type { TakenStill } from './remember-still.ts';
import { type Check, readChecks, saveChecks } from './stream-checks.ts';
import { viewersNow } from './viewers-now.ts';

/** With this many at once, even 250 cameras that never answer take less time than the schedule has. */
const AT_ONCE = 24;
const TOKEN_SECONDS = 60;

function sourceOf(stream: Stream, now: Millis): string {
  if (!stream.subscriber_only) return addressOfPartner(stream) ?? playlistUrl(media(), stream.code);
  return signedPlaylistUrl(media(), playbackSecret.value(), stream.code, toSeconds(now) + TOKEN_SECONDS);
}

/** Only a camera that is on the air is known to send what it sent. One that browsers cannot play is asked each time. */
const knownCodec = ({ live, codec }: Before) => (live && codec === 'h264' ? codec : null);

/** True if a members' camera answers without a ticket. One that cannot be read says nothing. */
const isUnlocked = async ({ subscriber_only, code }: Stream): Promise<boolean> =>
  subscriber_only && (await readPlaylist(playlistUrl(media(), code), 'h264')) !== undefined;

/** Tells operators once that everyone can watch what members pay for. Staff see it in their area as long as it lasts. */
function alertUnlocked({ slug }: Stream, ctx: Ctx): void {
  const words = `Everyone can watch the members' camera '${slug}': the media server answers its playlist without a ticket.`;
  ctx.log.error('members-camera-open', new Error(words), { slug });
}

/** A partner's server has no stills. */
const noStill: { readonly state: null; readonly jpeg?: string } = { state: null };

type Before = Progress & Partial<StreamChecks['streams'][string]>;

/**
 * A YouTube camera counts as live, because only its own player knows. Its viewers are YouTube's to count, and those of a
 * partner's camera are the partner's. Once in two minutes the still is kept, unless staff work on the camera or it is a draft.
 */
async function check(stream: Stream, before: Before, ctx: Ctx): Promise<Check> {
  const now = ctx.clock.real();
  const { still_slot = 0, moved = null, same_since = null, codec = null, ...rest } = before;
  const { unlocked: wasUnlocked = false, ...last } = rest;
  if (stream.source.kind === 'youtube') {
    const progress = { ...last, live: true, misses: 0, viewers: null, still: null };
    const unseen = { moved: null, same_since: null, codec: null, unlocked: false };
    return { stream, progress: { ...progress, still_slot, ...unseen } };
  }
  const slot = slotAt(now);
  const wanted = slot > still_slot && !stream.maintenance && isPublic(stream, now);
  const isOurs = addressOfPartner(stream) === undefined;
  const [observed, { state, jpeg }, unlocked] = await Promise.all([
    readPlaylist(sourceOf(stream, now), knownCodec(before)),
    isOurs ? readStill(thumbnailUrl(media(), stream.code, 'small'), wanted) : noStill,
    isUnlocked(stream),
  ]);
  if (unlocked && !wasUnlocked) alertUnlocked(stream, ctx);
  const progress = {
    ...judgeLiveness(last, observed && (isOurs ? observed : { ...observed, viewers: null }), now),
    still: state,
    still_slot: jpeg === undefined ? still_slot : slot,
    moved,
    same_since,
    codec: observed?.codec ?? codec,
    unlocked,
  };
  return { stream, progress, jpeg };
}

/** Keeps the stills of a check, and adds to it how much moved in them. */
async function keepStills(checks: readonly Check[], ctx: Ctx): Promise<readonly Check[]> {
  const motions = await recordStills({ ctx, input: { stills: checks.flatMap(stillOf) } });
  return checks.map((each) => ({
    ...each,
    progress: { ...each.progress, ...motions.get(each.stream.slug) },
  }));
}

const stillOf = ({ stream: { slug }, progress: { still_slot }, jpeg }: Check): TakenStill[] =>
  jpeg === undefined ? [] : [{ slug, slot: still_slot, jpeg }];

/**
 * Publishes the counts of viewers if they have changed. Triggers publish the cameras; this repeats it after a lost event and
 * after a change of the media server, and it publishes a camera when its time has come.
 */
async function publishIfStale(checks: readonly Check[], ctx: Ctx): Promise<void> {
  const views = checks.map(({ stream, progress }) => toStreamView(stream, progress.live, media()));
  const [published, site] = await Promise.all([store.publishedStreams().get(), readLive()]);
  const isPublished =
    isDeepStrictEqual(dataIfWellFormed(published)?.streams, views) &&
    isDeepStrictEqual(site.viewers, viewersNow(checks.map(countOf)));
  if (!isPublished) await publishStreams({ ctx });
}

const countOf = ({ stream, progress }: Check) => ({ slug: stream.slug, viewers: progress.viewers });

/**
 * Reads every camera's playlist, that of drafts too, keeps its still, and stores which cameras are on the air, and in which
 * hours. Returns how many have changed.
 */
export async function checkStreams({ ctx }: { ctx: Ctx }): Promise<{ checked: number; changed: number }> {
  const [streams, last] = await Promise.all([readAllStreams(ctx.log), readChecks()]);
  const found = await eachLimited(streams, AT_ONCE, (stream) =>
    check(stream, last.streams[stream.slug] ?? neverSeen, ctx),
  );
  const checks = await keepStills(found, ctx);
  const changed = await saveChecks(checks, last, ctx);
  const shown = checks.filter(({ stream }) => isPublic(stream, ctx.clock.real()));
  await publishIfStale(shown, ctx);
  const live = shown.flatMap(({ stream, progress }) => (progress.live ? [stream.slug] : []));
  await recordAirHours({ ctx, input: { live } });
  return { checked: checks.length, changed };
}
