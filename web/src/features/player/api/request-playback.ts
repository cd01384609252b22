import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import type { Playback, StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';

/** Where to play an HLS camera: open to all from the camera's code, else signed by the server. @throws AppError */
export async function requestPlayback(stream: StreamView): Promise<Playback> {
  if (!stream.subscriber_only) {
    return { url: playlistUrl(await runtimeConfig(), stream.code), expires_at: null };
  }
  const { data } = await callApi('streamPlayback', { params: { id: String(stream.id) } });
  return data;
}
