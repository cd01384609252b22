import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { isLive } from '@boma/domain/shows/shows.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import { isOnAir } from './stream-air.ts';

const viewersOf = (site: LiveSite | undefined, { slug }: StreamView) => site?.viewers?.cameras[slug] ?? 0;

/** The cameras by their viewers, the most watched first. Those with equally many keep their order. */
export const mostWatched = (streams: readonly StreamView[], site: LiveSite | undefined): StreamView[] =>
  streams.toSorted((a, b) => viewersOf(site, b) - viewersOf(site, a));

/** The camera that most viewers watch; undefined while no viewers are counted. */
export function busiestCamera(
  streams: readonly StreamView[],
  site: LiveSite | undefined,
): StreamView | undefined {
  const [most] = mostWatched(streams, site);
  return most && viewersOf(site, most) > 0 ? most : undefined;
}

/** The camera with the newest note of a ranger. Notes without a time count as the oldest, in the order of the list. */
export function newestNote(streams: readonly StreamView[]): StreamView | undefined {
  const noted = streams.filter((stream) => stream.status_update !== '');
  return noted.toSorted((a, b) => (b.noted_ts ?? 0) - (a.noted_ts ?? 0))[0];
}

/** Milliseconds for which a sighting makes its camera the one that home shows. */
const SEEN_WITHIN = 60 * 60_000;

/** What happens at the cameras at a moment. */
export interface Happening {
  readonly site: LiveSite | undefined;
  /** Those that the viewer wants to hear of, the newest first. */
  readonly sightings: readonly Sighting[];
  /** Unix milliseconds. */
  readonly now: number;
}

const runningShows = ({ site }: Happening) => site?.shows.filter(isLive) ?? [];

/** The sightings of the last hour, the newest first. */
export const recentlySeen = ({ sightings, now }: Pick<Happening, 'sightings' | 'now'>) =>
  sightings.filter(({ created_ts }) => now - toMillis(created_ts) <= SEEN_WITHIN);

/** Those that everyone may watch, and that are on the air. */
const watchableOf = (streams: readonly StreamView[], site: LiveSite | undefined) =>
  streams.filter(
    (stream) =>
      !stream.subscriber_only && stream.source_kind === 'hls' && isOnAir(site, stream.slug) === true,
  );

/**
 * The camera that home shows now, of those that everyone may watch and that are on the air: the one of the running show,
 * else the one of the newest sighting of the last hour, else the one that most viewers watch. While none are counted, the
 * one with the newest note of a ranger.
 */
export function featuredNow(streams: readonly StreamView[], happening: Happening): StreamView | undefined {
  const { site } = happening;
  const watchable = watchableOf(streams, site);
  const shows = runningShows(happening).map(({ code }) => watchable.find((each) => each.code === code));
  const seen = recentlySeen(happening).map(({ stream }) =>
    watchable.find(({ slug }) => slug === stream.slug),
  );
  const happens = [...shows, ...seen].find((stream) => stream !== undefined);
  return happens ?? busiestCamera(watchable, site) ?? newestNote(watchable) ?? watchable[0];
}

/** '12 minutes ago' for a time in milliseconds. */
function agoWords(ago: number): string {
  const minutes = Math.floor(ago / 60_000);
  if (minutes < 1) return 'just now';
  return `${minutes} minute${minutes === 1 ? '' : 's'} ago`;
}

/** Why home shows this camera, in words. Undefined: for none of the reasons of `featuredNow`. */
export function whyFeatured(
  { slug, code }: StreamView,
  streams: readonly StreamView[],
  happening: Happening,
): string | undefined {
  if (runningShows(happening).some((show) => show.code === code)) return 'The show is at this camera';
  const seen = recentlySeen(happening).find(({ stream }) => stream.slug === slug);
  if (seen) return `Seen here ${agoWords(happening.now - toMillis(seen.created_ts))}: ${seen.caption}`;
  const watchable = watchableOf(streams, happening.site);
  const busiest = busiestCamera(watchable, happening.site);
  if (busiest) return busiest.slug === slug ? 'The most watched of the free cameras' : undefined;
  return newestNote(watchable)?.slug === slug ? 'A ranger’s newest note is from here' : undefined;
}
