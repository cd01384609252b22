import type { EngineEvents, OpenEngine, PlayerEngine, Sound } from './player-engine.ts';
import { openVideoElement, type VideoElement } from './video-element.ts';

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Seconds that the browser keeps between the newest moment and the picture. */
const USUAL_LATENCY = 12;

/** HLS by the browser itself: Safari on iPhones, and whatever else has no Media Source Extensions. */
class NativeHlsEngine implements PlayerEngine {
  readonly can = { quality: false, goLive: true, pictureInPicture: document.pictureInPictureEnabled };
  readonly playlist = 'unreported';
  readonly #element: VideoElement;
  #playlist = '';
  /** The smallest difference seen between the wall clock and the picture's clock. Anything above it is delay. */
  #smallestDrift = Number.POSITIVE_INFINITY;

  constructor(host: HTMLElement, events: EngineEvents) {
    this.#element = openVideoElement(host, events, () => this.#position());
    // Native playback gives no reason. The probe after this finds out whether the playlist exists.
    this.#element.video.addEventListener('error', ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLVideoElement) || !currentTarget.error) return;
      events.lost('network');
      events.waiting();
    });
  }

  readonly play = () => this.#element.play();
  readonly pause = () => this.#element.pause();
  readonly setSound = (sound: Sound) => this.#element.setSound(sound);
  readonly destroy = () => this.#element.remove();
  readonly resume = () => false;
  readonly setQuality = () => undefined;

  load(url: string): void {
    this.#playlist = url;
    this.#smallestDrift = Number.POSITIVE_INFINITY;
    this.#element.video.src = url;
    this.#element.playIfWanted();
  }

  /** The browser makes the requests itself, so a new token needs a new start: a short break every ten minutes. */
  renew(url: string): void {
    this.load(url);
  }

  goLive(): void {
    const edge = this.#edge();
    if (edge === undefined) this.load(this.#playlist);
    else this.#element.video.currentTime = Math.max(0, edge - USUAL_LATENCY);
  }

  /** The newest moment that can be played, on the picture's clock. Some browsers do not report it. */
  #edge(): number | undefined {
    const { seekable } = this.#element.video;
    const end = seekable.length === 0 ? Number.POSITIVE_INFINITY : seekable.end(seekable.length - 1);
    return Number.isFinite(end) ? end : undefined;
  }

  #position() {
    const { video } = this.#element;
    if (video.readyState < video.HAVE_CURRENT_DATA) return undefined;
    const drift = performance.now() / 1000 - video.currentTime;
    this.#smallestDrift = Math.min(this.#smallestDrift, drift);
    const edge = this.#edge();
    return {
      latency: edge === undefined ? undefined : Math.max(0, edge - video.currentTime),
      behind: drift - this.#smallestDrift,
    };
  }
}

export const openNativeHlsEngine: OpenEngine = (host, events) => new NativeHlsEngine(host, events);
