import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
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

/**
 * The camera that home shows now, of those that everyone may watch and that are on the air: the one that most viewers
 * watch. While none are counted, the one with the newest note of a ranger.
 */
export function featuredNow(
  streams: readonly StreamView[],
  site: LiveSite | undefined,
): StreamView | undefined {
  const watchable = streams.filter(
    (stream) =>
      !stream.subscriber_only && stream.source_kind === 'hls' && isOnAir(site, stream.slug) === true,
  );
  return busiestCamera(watchable, site) ?? newestNote(watchable) ?? watchable[0];
}
