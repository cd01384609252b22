import { createHmac } from 'node:crypto';
import {
  type MediaServer,
  playlistUrl,
  recordingPath,
  recordingUrl,
} from '@boma/domain/streams/media-urls.ts';

/** The signature that the media server expects for a paid playlist. `expires` is unix seconds. */
export function playbackToken(secret: string, code: string, expires: number): string {
  return createHmac('sha256', secret).update(`${code}:${expires}`).digest('base64url');
}

const ticket = (secret: string, name: string, expires: number) =>
  `?expires=${expires}&token=${playbackToken(secret, name, expires)}`;

/** The playlist of a paid camera, valid until `expires` (unix seconds). */
export function signedPlaylistUrl(media: MediaServer, secret: string, code: string, expires: number): string {
  return `${playlistUrl(media, code)}${ticket(secret, code, expires)}`;
}

/** The playlist of a premium recording, valid until `expires` (unix seconds). Cameras and recordings never share a ticket. */
export function signedRecordingUrl(
  media: MediaServer,
  secret: string,
  code: string,
  expires: number,
): string {
  return `${recordingUrl(media, code)}${ticket(secret, recordingPath(code), expires)}`;
}
