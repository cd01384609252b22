import { contentOfCodecs, type PictureCodec } from '@boma/domain/streams/codecs.ts';
import { VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import {
  firstRendition,
  newestSegment,
  type Rendition,
  type Segment,
} from '@boma/domain/streams/playlist.ts';
import { addressIn, type FetchedPlaylist, fetchPlaylist } from './fetch-playlist.ts';
import type { Observation } from './judge-liveness.ts';
import { readContent } from './read-segment.ts';

const WITHIN_MS = 4000;

/** How many players a media server says it counts. Null without a number that can be believed. */
export function viewersIn(headers: Headers): number | null {
  const count = headers.get(VIEWERS_HEADER) ?? '';
  return /^\d{1,9}$/.test(count) ? Number(count) : null;
}

export interface Reading extends Observation {
  /** How the picture is encoded. Null: neither the playlist nor its newest segment says it. */
  readonly codec: PictureCodec | null;
}

/** How the picture is encoded: what the playlist says, else what was known, else what the newest segment says. */
async function codecOf(
  rendition: Rendition | undefined,
  known: PictureCodec | null,
  newest: () => Promise<PictureCodec | undefined>,
): Promise<PictureCodec | null> {
  const named = rendition?.codecs === undefined ? undefined : contentOfCodecs(rendition.codecs).picture;
  // A camera whose segments cannot be read is on the air all the same.
  return named ?? known ?? (await newest().catch(() => undefined)) ?? null;
}

const pictureIn = async (list: FetchedPlaylist, segment: Segment, signal: AbortSignal) =>
  (await readContent(addressIn(list, segment), signal))?.picture;

/**
 * The newest segment of a playlist and the count of its players, read within four seconds. `known`: how its picture is
 * encoded, null to find out. Undefined when the playlist
 * cannot be read for any reason, and when it has no segment that can be fetched. The count may come with the master playlist
 * or with the rendition's.
 */
export async function readPlaylist(
  url: string,
  known: PictureCodec | null = null,
): Promise<Reading | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const first = await fetchPlaylist(url, signal);
    const rendition = first.playlist?.kind === 'master' ? firstRendition(first.playlist) : undefined;
    const list = rendition ? await fetchPlaylist(addressIn(first, rendition), signal) : first;
    const { playlist, headers } = list;
    const newest = playlist?.kind === 'media' ? newestSegment(playlist) : undefined;
    if (playlist?.kind !== 'media' || !newest) return undefined;
    return {
      sequence: newest.number,
      targetDuration: playlist.targetSeconds,
      viewers: viewersIn(first.headers) ?? viewersIn(headers),
      codec: await codecOf(rendition, known, () => pictureIn(list, newest, signal)),
    };
  } catch {
    return undefined;
  }
}
