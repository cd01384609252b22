import { firstRendition, newestSegment, parsePlaylist } from '@boma/domain/streams/playlist.ts';
import type { PlaylistReading } from '../playlist-watch.ts';

/** Milliseconds a playlist has to answer. */
const PROBE_TIMEOUT = 10_000;

/** 'there': it can be played, and nothing more is known of it. */
export type ProbeResult = 'there' | 'missing' | 'refused' | 'unreachable' | PlaylistReading;

interface Fetched {
  readonly playlist: ReturnType<typeof parsePlaylist>;
  /** Where it came from, after all redirects. */
  readonly url: string;
}

async function fetchPlaylist(url: string): Promise<Fetched | 'missing' | 'refused' | 'unreachable'> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
  if (response.ok) return { playlist: parsePlaylist(await response.text()), url: response.url || url };
  if (response.status === 401 || response.status === 403) return 'refused';
  return response.status === 404 || response.status === 410 ? 'missing' : 'unreachable';
}

/** Whether a camera can be played now, and what its playlist shows. The master playlist may name its renditions elsewhere. */
export async function probePlaylist(url: string): Promise<ProbeResult> {
  try {
    let read = await fetchPlaylist(url);
    const first =
      typeof read === 'object' && read.playlist?.kind === 'master' && firstRendition(read.playlist);
    if (typeof read === 'object' && first) read = await fetchPlaylist(new URL(first.uri, read.url).href);
    if (typeof read === 'string') return read;
    if (read.playlist?.kind !== 'media') return 'unreachable';
    const number = newestSegment(read.playlist)?.number;
    return { newest: number?.toString(), targetSeconds: read.playlist.targetSeconds };
  } catch {
    return 'unreachable';
  }
}
