import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { logFailure } from '../../../lib/log.ts';
import { hasSoundApart, loadFullHls } from './full-hls.ts';
import { renewedAddress, type Ticket } from './renewed-address.ts';

export interface RecordedEngine {
  /** Requests carry the ticket of this address from now on. */
  renew(url: string): void;
  destroy(): void;
}

/** Why a recording cannot go on: the server does not accept the address, or the network does not carry it. */
export type RecordingLoss = 'refused' | 'lost';

/** hls.js in a video element, from the address of the ticket. `onSoundApart`: this build does not play its sound. */
function startHls(
  Build: typeof Hls,
  video: HTMLVideoElement,
  ticket: { current: Ticket },
  on: { readonly loss: (loss: RecordingLoss) => void; readonly soundApart: () => void },
): Hls {
  let repaired = false;
  const hls = new Build({
    maxBufferLength: 30,
    capLevelToPlayerSize: true,
    xhrSetup(xhr, address) {
      const renewed = renewedAddress(address, ticket.current);
      if (renewed !== address) xhr.open('GET', renewed, true);
    },
  });
  hls.on(Events.MANIFEST_LOADED, (_, data) => {
    ticket.current = { ...ticket.current, movedTo: data.url };
    if (hasSoundApart(data)) on.soundApart();
  });
  hls.on(Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !repaired) {
      repaired = true;
      hls.recoverMediaError();
    } else on.loss(response?.code === 401 || response?.code === 403 ? 'refused' : 'lost');
  });
  hls.attachMedia(video);
  hls.loadSource(ticket.current.playlist);
  return hls;
}

/** Plays a recording in a video element through hls.js, where the browser has Media Source Extensions. */
function openWithHls(
  video: HTMLVideoElement,
  url: string,
  onLoss: (loss: RecordingLoss) => void,
): RecordedEngine {
  const ticket: { current: Ticket } = { current: { playlist: url } };
  let isOver = false;
  let isFull = false;
  const playFully = async () => {
    if (isFull) return;
    isFull = true;
    const Full = await loadFullHls();
    if (isOver) return;
    hls.destroy();
    hls = startHls(Full, video, ticket, { loss: onLoss, soundApart: () => undefined });
    // Changing the source has stopped it. A browser that wants a gesture first leaves the picture where it is.
    video.play().catch(() => undefined);
  };
  const soundApart = () =>
    void playFully().catch((cause: unknown) => logFailure('Loading what plays separate sound', cause));
  let hls = startHls(Hls, video, ticket, { loss: onLoss, soundApart });
  return {
    renew: (renewed) => {
      ticket.current = { ...ticket.current, playlist: renewed };
    },
    destroy: () => {
      isOver = true;
      hls.destroy();
    },
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
