import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { renewedAddress } from './renewed-address.ts';

export interface RecordedEngine {
  /** Requests carry the ticket of this address from now on. */
  renew(url: string): void;
  destroy(): void;
}

/** Why a recording cannot go on: the server does not accept the address, or the network does not carry it. */
export type RecordingLoss = 'refused' | 'lost';

/** Plays a recording in a video element through hls.js, where the browser has Media Source Extensions. */
function openWithHls(
  video: HTMLVideoElement,
  url: string,
  onLoss: (loss: RecordingLoss) => void,
): RecordedEngine {
  let playlist = url;
  let repaired = false;
  const hls = new Hls({
    maxBufferLength: 30,
    capLevelToPlayerSize: true,
    xhrSetup(xhr, address) {
      const renewed = renewedAddress(address, playlist);
      if (renewed !== address) xhr.open('GET', renewed, true);
    },
  });
  hls.on(Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !repaired) {
      repaired = true;
      hls.recoverMediaError();
    } else onLoss(response?.code === 401 || response?.code === 403 ? 'refused' : 'lost');
  });
  hls.attachMedia(video);
  hls.loadSource(url);
  return {
    renew: (renewed) => {
      playlist = renewed;
    },
    destroy: () => hls.destroy(),
  };
}

/** The browser's own HLS. It makes the requests itself, so a renewed address starts again at the same second. */
function openNatively(
  video: HTMLVideoElement,
  url: string,
  onLoss: (loss: RecordingLoss) => void,
): RecordedEngine {
  const onError = () => video.error && onLoss('lost');
  video.addEventListener('error', onError);
  video.src = url;
  return {
    renew(renewed) {
      const { currentTime, paused } = video;
      video.src = renewed;
      video.currentTime = currentTime;
      // A browser that wants a gesture first leaves the picture where it is.
      if (!paused) video.play().catch(() => undefined);
    },
    destroy() {
      video.removeEventListener('error', onError);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Plays a recording from its beginning in the element. */
export const openRecording: typeof openWithHls = (video, url, onLoss) =>
  Hls.isSupported() ? openWithHls(video, url, onLoss) : openNatively(video, url, onLoss);
