import { type ThumbnailSize, thumbnailSizes } from './streams.constants.ts';

/** The media server and the application that its streams are published under, from `/config.json`. */
export interface MediaServer {
  readonly mediaServer: string;
  readonly mediaApplication: string;
}

/**
 * The header of a playlist in which a media server says how many players read the camera's playlists now. A server that
 * does not count leaves it out.
 */
export const VIEWERS_HEADER = 'Boma-Viewers';

/** The master playlist of a camera. A paid one also needs the query that `POST /api/streams/{id}/playback` signs. */
export function playlistUrl(media: MediaServer, code: string): string {
  return `${media.mediaServer}/${media.mediaApplication}/${code}/playlist.m3u8`;
}

/**
 * The header in which a media server says when the picture of a still was filmed, by the dates of the playlist in unix
 * milliseconds. It answers a request for the still of a moment. A server that does not know such requests gives its newest
 * still, without the header.
 */
export const STILL_AT_HEADER = 'Boma-Still-At';

/** The still of the moment that the playlist dates so, in unix milliseconds. `url` is the address of the newest one. */
export const stillUrlAt = (url: string, at: number): string => `${url}&at=${Math.round(at)}`;

/**
 * A still of the camera's current picture.
 *
 * `refreshWindow` is the number of the refresh window (time divided by the refresh interval, rounded down). Within one
 * window every page asks for the same URL, so a CDN can answer all of them with one image.
 */
export function thumbnailUrl(
  media: MediaServer,
  code: string,
  size: ThumbnailSize,
  refreshWindow?: number,
): string {
  const query = {
    application: media.mediaApplication,
    streamname: code,
    size: thumbnailSizes[size],
    format: 'jpeg',
    ...(refreshWindow === undefined ? {} : { t: String(refreshWindow) }),
  };
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${media.mediaServer}/thumbnail?${pairs.join('&')}`;
}

/** The application of the media server that has the recordings. */
const RECORDINGS = 'vod';

/** The path of a recording at the media server, which signatures of premium recordings begin with. */
export const recordingPath = (code: string): string => `${RECORDINGS}/${code}`;

/** The playlist of a recording. A premium one also needs the query that `POST /api/videos/{id}/playback` signs. */
export function recordingUrl(media: Pick<MediaServer, 'mediaServer'>, code: string): string {
  return `${media.mediaServer}/${recordingPath(code)}/playlist.m3u8`;
}

/** A public still of a recording: the cover of a video that has no picture. */
export function recordingStillUrl(media: Pick<MediaServer, 'mediaServer'>, code: string): string {
  const size = thumbnailSizes.medium;
  return `${media.mediaServer}/thumbnail?application=${RECORDINGS}&streamname=${code}&size=${size}&format=jpeg`;
}
