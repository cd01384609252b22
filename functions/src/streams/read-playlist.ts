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
export function newestSegment(playlist: string): Observation | undefined {
  if (!playlist.startsWith('#EXTM3U') || playlist.includes('#EXT-X-ENDLIST')) return undefined;
  const segments = playlist.match(/^#EXTINF:/gm)?.length ?? 0;
  if (segments === 0) return undefined;
  const tag = (name: string) => Number(new RegExp(`^#EXT-X-${name}:(\\d+)`, 'm').exec(playlist)?.[1] ?? 0);
  return { sequence: tag('MEDIA-SEQUENCE') + segments - 1, targetDuration: tag('TARGETDURATION') };
}

async function fetchText(url: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/vnd.apple.mpegurl' } });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > PLAYLIST_MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  return response.text();
}

/** The newest segment of a playlist, read within four seconds. Undefined when it cannot be read for any reason. */
export async function readPlaylist(url: string): Promise<Observation | undefined> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const master = await fetchText(url, signal);
    if (master === undefined) return undefined;
    const rendition = firstRendition(master, url);
    const playlist = rendition === undefined ? master : await fetchText(rendition, signal);
    return playlist === undefined ? undefined : newestSegment(playlist);
  } catch {
    return undefined;
  }
}
