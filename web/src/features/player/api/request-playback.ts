import { AppError } from '@boma/domain/errors.ts';
import { openPlaylistUrl } from '@boma/domain/streams/streams.policy.ts';
import type { Playback, StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { refreshUser } from '../../../session/refetch-user.ts';

/** The membership has ended while the page was open. Reloads the user, so that the whole page shows its offers. */
function lookWhoThisIs(): void {
  void refreshUser();
}

/** Where to play an HLS camera: open to all from the camera's code or a partner's address, else signed by the server. @throws AppError */
export async function requestPlayback(stream: StreamView): Promise<Playback> {
  if (!stream.subscriber_only) {
    return { url: openPlaylistUrl(await runtimeConfig(), stream), expires_at: null };
  }
  try {
    const params = { id: String(stream.id) };
    // The player itself shows why nothing plays.
    return (await callApi('streamPlayback', { params }, { own: ['forbidden', 'too-many-requests'] })).data;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'forbidden') lookWhoThisIs();
    throw cause;
  }
}
