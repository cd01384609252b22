import Hls, { type ErrorData, ErrorDetails, ErrorTypes, Events, type HlsConfig } from 'hls.js/light';
import type { EngineEvents, OpenEngine, PlayerEngine, Quality, Sound } from './player-engine.ts';
import { renewedAddress } from './renewed-address.ts';
import { bufferedAhead, openVideoElement, type VideoElement } from './video-element.ts';

const AUTO = 'auto';

/** If a second media error follows within this many milliseconds, the engine stops repairing the stream in place. */
const REPAIR_WINDOW = 15_000;

/** With fewer seconds than this in the buffer, playback counts as stalled. */
const RUN_DRY = 0.3;

const configFor = (address: () => string): Partial<HlsConfig> => ({
  liveSyncDurationCount: 3,
  liveDurationInfinity: true,
  // hls.js catches up small delays unnoticed. For larger ones the viewer can press 'Go live'.
  maxLiveSyncPlaybackRate: 1.02,
  maxBufferLength: 20,
  backBufferLength: 60,
  capLevelToPlayerSize: true,
  xhrSetup(xhr, url) {
    const renewed = renewedAddress(url, address());
    if (renewed !== url) xhr.open('GET', renewed, true);
  },
});

function readQualities(hls: Hls): readonly Quality[] {
  const levels = hls.levels.map(({ height }, index) => ({ id: String(index), name: `${height}p`, height }));
  const ordered = levels.toSorted((a, b) => b.height - a.height).map(({ id, name }) => ({ id, name }));
  return [{ id: AUTO, name: 'Auto' }, ...ordered];
}

const chosenQuality = (hls: Hls) => (hls.autoLevelEnabled ? AUTO : String(hls.loadLevel));

/** Maps a fatal error to what the viewer is shown. */
function tellFatal(data: ErrorData, events: EngineEvents): void {
  const status = data.response?.code;
  if (data.details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) events.unplayable();
  else if (status === 401 || status === 403) events.refused();
  else events.lost(status === 404 || status === 410 ? 'missing' : 'network');
}

/** HLS through hls.js: everywhere but on browsers without Media Source Extensions. */
class HlsEngine implements PlayerEngine {
  readonly can = { quality: true, goLive: true, pictureInPicture: document.pictureInPictureEnabled };
  readonly #events: EngineEvents;
  readonly #element: VideoElement;
  #hls: Hls | undefined;
  #playlist = '';
  #repairedAt = Number.NEGATIVE_INFINITY;

  constructor(host: HTMLElement, events: EngineEvents) {
    this.#events = events;
    this.#element = openVideoElement(host, events, () => this.#position());
  }

  readonly play = () => this.#element.play();
  readonly pause = () => this.#element.pause();
  readonly setSound = (sound: Sound) => this.#element.setSound(sound);

  load(url: string): void {
    this.#hls?.destroy();
    this.#playlist = url;
    const hls = new Hls(configFor(() => this.#playlist));
    this.#hls = hls;
    hls.on(Events.ERROR, (_, data) => this.#onError(data));
    hls.on(Events.MEDIA_ATTACHED, () => this.#element.playIfWanted());
    hls.on(Events.MANIFEST_PARSED, () => this.#tellQualities());
    hls.on(Events.LEVEL_SWITCHED, () => this.#tellQualities());
    hls.attachMedia(this.#element.video);
    hls.loadSource(url);
  }

  resume(): boolean {
    if (!this.#hls || this.#hls.levels.length === 0) return false;
    this.#hls.startLoad();
    return true;
  }

  renew(url: string): void {
    this.#playlist = url;
  }

  goLive(): void {
    const edge = this.#hls?.liveSyncPosition;
    if (edge !== null && edge !== undefined) this.#element.video.currentTime = edge;
  }

  setQuality(id: string): void {
    if (!this.#hls) return;
    this.#hls.nextLevel = id === AUTO ? -1 : Number(id);
    this.#tellQualities(id);
  }

  destroy(): void {
    this.#hls?.destroy();
    this.#hls = undefined;
    this.#element.remove();
  }

  #position() {
    const hls = this.#hls;
    if (!hls?.latestLevelDetails || hls.targetLatency === null) return undefined;
    return { latency: hls.latency, behind: Math.max(0, hls.latency - hls.targetLatency) };
  }

  #tellQualities(chosen?: string): void {
    const hls = this.#hls;
    if (!hls) return;
    const level = hls.levels[hls.currentLevel];
    this.#events.qualities(readQualities(hls), chosen ?? chosenQuality(hls), level && `${level.height}p`);
  }

  #onError(data: ErrorData): void {
    if (!data.fatal) return;
    const now = performance.now();
    if (data.type === ErrorTypes.MEDIA_ERROR && now - this.#repairedAt > REPAIR_WINDOW) {
      this.#repairedAt = now;
      this.#hls?.recoverMediaError();
      return;
    }
    tellFatal(data, this.#events);
    // After a failed repair the picture stays frozen, even if the buffer has data.
    const broken = data.type === ErrorTypes.MEDIA_ERROR;
    if (broken || bufferedAhead(this.#element.video) < RUN_DRY) this.#events.waiting();
  }
}

export const openHlsEngine: OpenEngine = (host, events) => new HlsEngine(host, events);

export const isHlsSupported = () => Hls.isSupported();
