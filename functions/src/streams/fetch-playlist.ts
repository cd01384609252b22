import { type MasterPlaylist, type MediaPlaylist, parsePlaylist } from '@boma/domain/streams/playlist.ts';

export const PLAYLIST_MAX_BYTES = 256 * 1024;

export interface FetchedPlaylist {
  /** Undefined if the answer is no playlist. */
  readonly playlist: MasterPlaylist | MediaPlaylist | undefined;
  /** Where it came from, after all redirects: relative addresses count from there. */
  readonly url: string;
  readonly headers: Headers;
}

/**
 * Fetches a playlist of a media server, which may redirect.
 * @throws Error if the media server does not answer, refuses, or answers too much.
 */
export async function fetchPlaylist(url: string, signal: AbortSignal): Promise<FetchedPlaylist> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/vnd.apple.mpegurl' } });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > PLAYLIST_MAX_BYTES) {
    await response.body?.cancel();
    throw new Error(`The media server answered ${response.status}, or too much.`);
  }
  const text = await response.text();
  if (text.length > PLAYLIST_MAX_BYTES) throw new Error('The media server answered too much.');
  return { playlist: parsePlaylist(text), url: response.url || url, headers: response.headers };
}

/** The whole address of what a playlist names. @throws TypeError for a malformed one. */
export const addressIn = ({ url }: Pick<FetchedPlaylist, 'url'>, { uri }: { readonly uri: string }): string =>
  new URL(uri, url).href;
