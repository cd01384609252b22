import { createHmac } from 'node:crypto';
import { type MediaServer, playlistUrl } from '@boma/domain/streams/media-urls.ts';

/** The signature that the media server expects for a paid playlist. `expires` is unix seconds. */
export function playbackToken(secret: string, code: string, expires: number): string {
  return createHmac('sha256', secret).update(`${code}:${expires}`).digest('base64url');
}

/** The playlist of a paid camera, valid until `expires` (unix seconds). */
export function signedPlaylistUrl(media: MediaServer, secret: string, code: string, expires: number): string {
  return `${playlistUrl(media, code)}?expires=${expires}&token=${playbackToken(secret, code, expires)}`;
}
