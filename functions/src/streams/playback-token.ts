import { createHmac } from 'node:crypto';
import {
  type MediaServer,
  playlistUrl,
  recordingPath,
  recordingUrl,
} from '@boma/domain/streams/media-urls.ts';
import { PLAYBACK_TOKEN_SECONDS, PLAYBACK_WINDOW_SECONDS } from '@boma/domain/streams/streams.constants.ts';
import { type Millis, toSeconds } from '@boma/domain/time.ts';

/**
 * When an address expires that is signed now, in unix seconds: at the end of the next window. So all members of a window
 * get the same address, and a CDN can share among them what it answers.
 */
export const playbackExpiry = (now: Millis): number =>
  (Math.floor(toSeconds(now) / PLAYBACK_WINDOW_SECONDS) + PLAYBACK_TOKEN_SECONDS / PLAYBACK_WINDOW_SECONDS) *
  PLAYBACK_WINDOW_SECONDS;

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
