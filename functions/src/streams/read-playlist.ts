import { VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import { firstRendition, newestSegment } from '@boma/domain/streams/playlist.ts';
import { addressIn, fetchPlaylist } from './fetch-playlist.ts';
import type { Observation } from './judge-liveness.ts';

const WITHIN_MS = 4000;

/** How many players a media server says it counts. Null without a number that can be believed. */
export function viewersIn(headers: Headers): number | null {
  const count = headers.get(VIEWERS_HEADER) ?? '';
  return /^\d{1,9}$/.test(count) ? Number(count) : null;
}

/**
 * The newest segment of a playlist and the count of its players, read within four seconds. Undefined when the playlist
 * cannot be read for any reason, and when it has no segment that can be fetched. The count may come with the master playlist
 * or with the rendition's.
 */
export async function readPlaylist(url: string): Promise<Observation | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const first = await fetchPlaylist(url, signal);
    const rendition = first.playlist?.kind === 'master' ? firstRendition(first.playlist) : undefined;
    const { playlist, headers } = rendition
      ? await fetchPlaylist(addressIn(first, rendition), signal)
      : first;
    const newest = playlist?.kind === 'media' ? newestSegment(playlist) : undefined;
    if (playlist?.kind !== 'media' || !newest) return undefined;
    return {
      sequence: newest.number,
      targetDuration: playlist.targetSeconds,
      viewers: viewersIn(first.headers) ?? viewersIn(headers),
    };
  } catch {
    return undefined;
  }
}
