import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { hasMediaSource, loadHls } from './load-hls.ts';
import { HLS_TYPE, openNativeHlsEngine } from './native-hls-engine.ts';
import type { OpenEngine } from './player-engine.ts';
import { openYoutubeEngine } from './youtube-engine.ts';

/** `?hls=native` makes the browser use its own HLS player if it has one, to test what an iPhone plays. */
const wantsNative = () => new URLSearchParams(location.search).get('hls') === 'native';

const playsNatively = () => document.createElement('video').canPlayType(HLS_TYPE) !== '';

/**
 * The engine for a camera; undefined if this browser cannot play it. Each engine is a separate chunk. hls.js is
 * preferred, because some browsers claim to play HLS and then fall behind a live stream.
 */
export async function chooseEngine(stream: StreamView): Promise<OpenEngine | undefined> {
  if (stream.source_kind === 'youtube') return openYoutubeEngine(stream.name);
  if (wantsNative() && playsNatively()) return openNativeHlsEngine;
  if (hasMediaSource()) {
    const { isHlsSupported, openHlsEngine } = await loadHls();
    if (isHlsSupported()) return openHlsEngine;
  }
  return playsNatively() ? openNativeHlsEngine : undefined;
}
