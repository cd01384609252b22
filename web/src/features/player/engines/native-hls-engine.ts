import type { OpenEngine } from './player-engine.ts';
import { openVideoElement } from './video-element.ts';

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** What the browser keeps between the newest moment and the picture, until the stream itself has shown it. */
const USUAL_LATENCY = 12;

/** HLS by the browser itself: Safari on iPhones, and whatever else has no Media Source Extensions. */
export const openNativeHlsEngine: OpenEngine = (host, events) => {
  // The smallest distance seen is what playing smoothly needs; the rest is being behind.
  let smallest = Number.POSITIVE_INFINITY;
  const edge = () =>
    video.seekable.length === 0 ? undefined : video.seekable.end(video.seekable.length - 1);
  const element = openVideoElement(host, events, () => {
    const end = edge();
    if (end === undefined || !Number.isFinite(end)) return undefined;
    const latency = Math.max(0, end - video.currentTime);
    if (!video.paused) smallest = Math.min(smallest, Math.max(latency, USUAL_LATENCY));
    return { latency, behind: Number.isFinite(smallest) ? Math.max(0, latency - smallest) : 0 };
  });
  const { video } = element;
  // Native playback does not say why: the probe that follows finds out whether the playlist is there.
  video.addEventListener('error', () => {
    if (video.error) events.lost('network');
    events.waiting();
  });

  const load = (url: string) => {
    smallest = Number.POSITIVE_INFINITY;
    video.src = url;
    video.load();
    element.playIfWanted();
  };
  return {
    can: { quality: false, goLive: true, pictureInPicture: document.pictureInPictureEnabled },
    load,
    resume: () => false,
    // The browser makes its requests itself, so a new ticket means a new start; a moment's break every ten minutes.
    renew: load,
    play: element.play,
    pause: element.pause,
    setSound({ muted, volume }) {
      video.muted = muted;
      video.volume = volume;
    },
    goLive() {
      const end = edge();
      if (end !== undefined && Number.isFinite(end)) video.currentTime = Math.max(0, end - USUAL_LATENCY);
    },
    setQuality: () => undefined,
    destroy: element.remove,
  };
};
