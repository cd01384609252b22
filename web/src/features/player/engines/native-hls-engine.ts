import type { Rewind, SeenPicture } from '../../../lib/seen-picture.ts';
import type { EngineEvents, OpenEngine, PlayerEngine, Sound } from './player-engine.ts';
import { hasPicture, openVideoElement, type VideoElement } from './video-element.ts';

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Seconds that the browser keeps between the newest moment and the picture. */
const USUAL_LATENCY = 12;

interface DatedVideo {
  /** Only in WebKit: the date by the playlist of the second 0. An invalid date without dates. */
  readonly getStartDate?: () => Date;
}

/** When a second of the element was filmed, by the dates of the playlist in unix milliseconds. */
function dateOf(video: HTMLVideoElement & DatedVideo, second: number): number | undefined {
  const start = video.getStartDate?.().getTime() ?? Number.NaN;
  return Number.isFinite(start) ? Math.round(start + second * 1000) : undefined;
}

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

  /** WebKit lets no page draw a picture that it plays itself. */
  seen(): SeenPicture | undefined {
    const { video } = this.#element;
    if (!hasPicture(video)) return undefined;
    const latency = this.#position()?.latency;
    return {
      video: undefined,
      at: dateOf(video, video.currentTime),
      behind: latency === undefined ? undefined : latency * 1000,
      rewind: this.#rewind(),
    };
  }

  #rewind(): Rewind | undefined {
    const { video } = this.#element;
    const oldest = video.seekable.length === 0 ? undefined : video.seekable.start(0);
    const since = oldest === undefined ? undefined : dateOf(video, oldest);
    if (oldest === undefined || since === undefined) return undefined;
    return {
      since,
      to: (at) => {
        const second = oldest + Math.max(0, at - since) / 1000;
        const edge = this.#edge();
        if (edge !== undefined && second >= edge - USUAL_LATENCY) this.goLive();
        else video.currentTime = second;
      },
    };
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
