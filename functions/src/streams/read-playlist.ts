import { VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import type { Observation } from './judge-liveness.ts';

const WITHIN_MS = 4000;
const PLAYLIST_MAX_BYTES = 256 * 1024;

/** The address of a master playlist's first rendition. Undefined for a media playlist. */
export function firstRendition(playlist: string, url: string): string | undefined {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  if (at < 0) return undefined;
  const uri = lines.slice(at + 1).find((line) => line !== '' && !line.startsWith('#'));
  return uri === undefined ? undefined : new URL(uri, url).href;
}

/** The newest segment of a media playlist. Undefined for a finished playlist and for one without segments. */
export function newestSegment(playlist: string): Omit<Observation, 'viewers'> | undefined {
  if (!playlist.startsWith('#EXTM3U') || playlist.includes('#EXT-X-ENDLIST')) return undefined;
  const segments = playlist.match(/^#EXTINF:/gm)?.length ?? 0;
  if (segments === 0) return undefined;
  const tag = (name: string) => Number(new RegExp(`^#EXT-X-${name}:(\\d+)`, 'm').exec(playlist)?.[1] ?? 0);
  return { sequence: tag('MEDIA-SEQUENCE') + segments - 1, targetDuration: tag('TARGETDURATION') };
}

/** How many players a media server says it counts. Null without a number that can be believed. */
export function viewersIn(headers: Headers): number | null {
  const count = headers.get(VIEWERS_HEADER) ?? '';
  return /^\d{1,9}$/.test(count) ? Number(count) : null;
}

interface Playlist {
  readonly text: string;
  readonly viewers: number | null;
}

async function fetchPlaylist(url: string, signal: AbortSignal): Promise<Playlist | undefined> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/vnd.apple.mpegurl' } });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > PLAYLIST_MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  return { text: await response.text(), viewers: viewersIn(response.headers) };
}

/**
 * The newest segment of a playlist and the count of its players, read within four seconds. Undefined when the playlist
 * cannot be read for any reason. The count may come with the master playlist or with the rendition's.
 */
export async function readPlaylist(url: string): Promise<Observation | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const master = await fetchPlaylist(url, signal);
    if (master === undefined) return undefined;
    const rendition = firstRendition(master.text, url);
    const playlist = rendition === undefined ? master : await fetchPlaylist(rendition, signal);
    const newest = playlist && newestSegment(playlist.text);
    return newest && { ...newest, viewers: master.viewers ?? playlist.viewers };
  } catch {
    return undefined;
  }
}
