import type { EngineEvents, Sound } from './player-engine.ts';

const POSITION_EVERY = 500;

/** Milliseconds a picture may stand before that is worth a word: a busy machine skips a beat now and then. */
const UNNOTICED = 400;

export interface VideoElement {
  readonly video: HTMLVideoElement;
  play(): void;
  /** Goes on after a new source, if it is meant to play. */
  playIfWanted(): void;
  pause(): void;
  setSound(sound: Sound): void;
  remove(): void;
}

/** Where the picture is, in seconds; undefined while it is unknown. */
export type ReadPosition = () =>
  | { readonly latency: number | undefined; readonly behind: number }
  | undefined;

function createVideo(host: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  video.tabIndex = -1;
  host.append(video);
  return video;
}

/** True if the viewer has not used the page yet, so that no change of the sound can be a choice. */
const isUntouched = () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

/** Tells when the picture moves and when it stands. */
function watchPicture(video: HTMLVideoElement, events: EngineEvents, signal: AbortSignal): void {
  let lastTime = -1;
  // The 'playing' event alone is no proof: a picture moves when its time does.
  let standing: ReturnType<typeof setTimeout> | undefined;
  const onWaiting = () => {
    clearTimeout(standing);
    standing = setTimeout(() => events.waiting(), UNNOTICED);
  };
  const onTime = () => {
    if (!video.paused && !video.seeking && video.currentTime !== lastTime && lastTime >= 0) {
      clearTimeout(standing);
      events.moving();
    }
    lastTime = video.currentTime;
  };
  video.addEventListener('timeupdate', onTime, { signal });
  video.addEventListener('waiting', onWaiting, { signal });
  video.addEventListener('ended', () => events.waiting(), { signal });
  video.addEventListener('emptied', () => (lastTime = -1), { signal });
  signal.addEventListener('abort', () => clearTimeout(standing));
}

/** Sets the sound, and reports what the viewer changes by other means. */
function holdSound(video: HTMLVideoElement, events: EngineEvents, signal: AbortSignal) {
  // What the element made of the sound it was given: an iPhone leaves the volume at 1, which is not the viewer's choice.
  let taken: Sound | undefined;
  const onVolume = () => {
    const { muted, volume } = video;
    if (muted === taken?.muted && volume === taken.volume) return;
    // Some browsers unmute by themselves, and then pause a film that sounds without a gesture.
    if (taken?.muted && !muted && isUntouched()) video.muted = true;
    else events.sounded({ muted, volume });
  };
  video.addEventListener('volumechange', onVolume, { signal });
  return (sound: Sound) => {
    video.muted = sound.muted;
    video.volume = sound.volume;
    taken = { muted: video.muted, volume: video.volume };
  };
}

/** A video element in the host, and what it says of itself in the engine's words. */
export function openVideoElement(
  host: HTMLElement,
  events: EngineEvents,
  readPosition: ReadPosition,
): VideoElement {
  const video = createVideo(host);
  const over = new AbortController();
  const { signal } = over;
  // True while the page itself wants it to play: a pause that differs came from outside.
  let wanted = false;
  const tell = () => {
    const position = readPosition();
    if (position) events.position(position.latency, position.behind);
  };
  watchPicture(video, events, signal);
  // Both are told late: the page may have asked for the contrary by then, and the element obeyed.
  const onPlay = () => {
    if (!wanted && !video.paused) events.playedOutside();
  };
  const onPause = () => {
    // Chromium pauses a film whose picture cannot be decoded, too: it goes on with the repaired source.
    if (!wanted || !video.paused || video.ended || video.error) return;
    wanted = false;
    events.pausedOutside();
  };
  video.addEventListener('pause', onPause, { signal });
  video.addEventListener('play', onPlay, { signal });
  const setSound = holdSound(video, events, signal);
  const timer = setInterval(tell, POSITION_EVERY);

  const play = () => {
    wanted = true;
    video.play().catch((cause: unknown) => {
      // Others mean that a new source or a pause came first.
      if (cause instanceof DOMException && cause.name === 'NotAllowedError') events.blocked();
    });
  };

  return {
    video,
    play,
    playIfWanted: () => wanted && play(),
    pause() {
      wanted = false;
      video.pause();
    },
    setSound,
    remove() {
      over.abort();
      clearInterval(timer);
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}

/** True if the element shows a picture. */
export const hasPicture = ({ readyState, videoWidth }: HTMLVideoElement): boolean =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0;

/** The end of what is buffered around the playhead, in seconds ahead of it. */
export function bufferedAhead(video: HTMLVideoElement): number {
  for (let i = 0; i < video.buffered.length; i += 1) {
    if (video.buffered.start(i) <= video.currentTime + 0.5 && video.buffered.end(i) > video.currentTime) {
      return video.buffered.end(i) - video.currentTime;
    }
  }
  return 0;
}
