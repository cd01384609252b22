import LightHls, {
  type ErrorData,
  ErrorDetails,
  ErrorTypes,
  Events,
  type Fragment,
  type HlsConfig,
  type LevelDetails,
  type ManifestLoadedData,
} from 'hls.js/light';
import { logFailure } from '../../../lib/log.ts';
import type { Rewind, SeenPicture } from '../../../lib/seen-picture.ts';
import { hasSoundApart, loadFullHls } from './full-hls.ts';
import type { EngineEvents, OpenEngine, PlayerEngine, Quality, Sound } from './player-engine.ts';
import { type KnownRendition, qualityNames } from './quality-names.ts';
import { renewedAddress, type Ticket } from './renewed-address.ts';
import { bufferedAhead, hasPicture, openVideoElement, type VideoElement } from './video-element.ts';

const AUTO = 'auto';

/** If a second media error follows within this many milliseconds, the engine stops repairing the stream in place. */
const REPAIR_WINDOW = 15_000;

/** With fewer seconds than this in the buffer, playback counts as stalled. */
const RUN_DRY = 0.3;

const configFor = (ticket: () => Ticket | undefined): Partial<HlsConfig> => ({
  // No `workerPath`: on slow 4G the worker's script came behind the segments, and the first picture six seconds later.
  liveSyncDurationCount: 3,
  liveDurationInfinity: true,
  // hls.js catches up small delays unnoticed. For larger ones the viewer can press 'Go live'.
  maxLiveSyncPlaybackRate: 1.02,
  maxBufferLength: 20,
  backBufferLength: 60,
  capLevelToPlayerSize: true,
  xhrSetup(xhr, url) {
    const held = ticket();
    const renewed = held ? renewedAddress(url, held) : url;
    if (renewed !== url) xhr.open('GET', renewed, true);
  },
});

/** The best first. */
function readQualities(hls: LightHls): readonly Quality[] {
  const names = qualityNames(hls.levels);
  const ordered = [...hls.levels.entries()]
    .toSorted(([, a], [, b]) => b.height - a.height || b.bitrate - a.bitrate)
    .map(([index]) => ({ id: String(index), name: names[index] ?? '' }));
  return [{ id: AUTO, name: 'Auto' }, ...ordered];
}

/**
 * The index of the rendition that is as high as `wanted`. Of several it is the one with the nearest bitrate, which the
 * server measures anew. Undefined: none is as high.
 */
function levelLike({ levels }: LightHls, wanted: KnownRendition): number | undefined {
  const away = ([, { bitrate }]: readonly [number, KnownRendition]) => Math.abs(bitrate - wanted.bitrate);
  const [nearest] = [...levels.entries()]
    .filter(([, { height }]) => height === wanted.height)
    .toSorted((one, other) => away(one) - away(other));
  return nearest?.[0];
}

const chosenQuality = (hls: LightHls) => (hls.autoLevelEnabled ? AUTO : String(hls.loadLevel));

const UNPLAYABLE: ReadonlySet<string> = new Set([
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
]);

/** True if no further try can play the film. hls.js goes on trying a transport stream with HEVC, segment by segment. */
const isUnplayable = ({ details, error }: ErrorData): boolean =>
  UNPLAYABLE.has(details) || (details === ErrorDetails.FRAG_PARSING_ERROR && /HEVC/.test(error.message));

/** Maps a fatal error to what the viewer is shown. */
function tellFatal(data: ErrorData, events: EngineEvents): void {
  const status = data.response?.code;
  if (status === 401 || status === 403) events.refused();
  else events.lost(status === 404 || status === 410 ? 'missing' : 'network');
}

type Dated = Pick<Fragment, 'start' | 'programDateTime'> & Partial<Pick<Fragment, 'elementaryStreams'>>;

/** Seconds by which the pictures of two segments may lie apart. */
const BETWEEN_SEGMENTS = 0.1;

/** Where the pictures of a segment lie that has been loaded. */
const picturesOf = ({ elementaryStreams }: Dated) =>
  elementaryStreams?.video ?? elementaryStreams?.audiovideo ?? undefined;

function holds(segment: Dated, second: number): boolean {
  const pictures = picturesOf(segment);
  return !!pictures && pictures.startPTS <= second && second < pictures.endPTS + BETWEEN_SEGMENTS;
}

/**
 * When the picture at this second of the playlist was filmed, by its dates in unix milliseconds. hls.js begins a segment
 * where the one before it ended, and that is too early after sound that ended before its pictures.
 */
export function dateAt(segments: readonly Dated[], second: number): number | undefined {
  const segment =
    segments.findLast((each) => holds(each, second)) ??
    // A viewer who has paused for long sees what the playlist no longer lists.
    segments.findLast(({ start }) => start <= second) ??
    segments[0];
  const date = segment?.programDateTime ?? undefined;
  if (!segment || date === undefined) return undefined;
  const start = holds(segment, second) ? (picturesOf(segment)?.startPTS ?? segment.start) : segment.start;
  return Math.round(date + (second - start) * 1000);
}

/** The second of the playlist at which this moment is shown. Undefined before its oldest segment, and without dates. */
export function secondAt(segments: readonly Dated[], at: number): number | undefined {
  const segment = segments.findLast(
    ({ programDateTime }) => typeof programDateTime === 'number' && programDateTime <= at,
  );
  return segment && segment.start + (at - (segment.programDateTime ?? at)) / 1000;
}

/** HLS through hls.js: everywhere but on browsers without Media Source Extensions. */
class HlsEngine implements PlayerEngine {
  readonly playlist = 'reported';
  readonly can = { quality: true, goLive: true, pictureInPicture: document.pictureInPictureEnabled };
  readonly #events: EngineEvents;
  readonly #element: VideoElement;
  /** The build without separate sound, until a camera needs the other. */
  #Hls = LightHls;
  #hls: LightHls | undefined;
  #loaded = '';
  /** Where the media server has sent the player, with the ticket of that time: another of its machines. */
  #movedTo: string | undefined;
  /** The newest signed playlist, once it is another than the one that was loaded. */
  #renewed: string | undefined;
  /** The rendition that the viewer chose; undefined for Auto. Each reconnect begins with it. */
  #chosen: KnownRendition | undefined;
  /** The newest segment of the rendition that was read last. */
  #newest = { url: '', number: 0 };
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
    this.#loaded = url;
    this.#movedTo = undefined;
    this.#renewed = undefined;
    this.#newest = { url: '', number: 0 };
    const hls = new this.#Hls(configFor(() => this.#ticket));
    this.#hls = hls;
    hls.on(Events.MANIFEST_LOADED, (_, data) => this.#onManifest(data));
    hls.on(Events.LEVEL_LOADED, (_, { details }) => this.#onPlaylist(details));
    hls.on(Events.ERROR, (_, data) => this.#onError(data));
    hls.on(Events.MEDIA_ATTACHED, () => this.#element.playIfWanted());
    hls.on(Events.MANIFEST_PARSED, () => this.#takeUpQuality());
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
    this.#renewed = url;
  }

  goLive(): void {
    const edge = this.#hls?.liveSyncPosition;
    if (edge !== null && edge !== undefined) this.#element.video.currentTime = edge;
  }

  setQuality(id: string): void {
    if (!this.#hls) return;
    const level = id === AUTO ? undefined : this.#hls.levels[Number(id)];
    this.#chosen = level && { height: level.height, bitrate: level.bitrate };
    this.#hls.nextLevel = id === AUTO ? -1 : Number(id);
    this.#tellQualities(id);
  }

  seen(): SeenPicture | undefined {
    const { video } = this.#element;
    const details = this.#hls?.latestLevelDetails;
    if (!details || !hasPicture(video)) return undefined;
    const { currentTime } = video;
    const behind = Math.max(0, details.edge + details.age - currentTime) * 1000;
    return { video, at: dateAt(details.fragments, currentTime), behind, rewind: this.#rewind(details) };
  }

  #rewind({ fragments, live }: LevelDetails): Rewind | undefined {
    const since = fragments[0]?.programDateTime ?? undefined;
    if (!live || since === undefined) return undefined;
    return {
      since,
      to: (at) => {
        const second = secondAt(fragments, Math.max(since, at));
        const edge = this.#hls?.liveSyncPosition ?? undefined;
        if (second === undefined || (edge !== undefined && second >= edge)) this.goLive();
        else this.#element.video.currentTime = second;
      },
    };
  }

  destroy(): void {
    this.#hls?.destroy();
    this.#hls = undefined;
    this.#element.remove();
  }

  /** An address that is never renewed keeps its tokens as they are: those of a partner's server differ from each other. */
  get #ticket(): Ticket | undefined {
    return this.#renewed === undefined
      ? undefined
      : { playlist: this.#renewed, movedTo: this.#movedTo ?? this.#loaded };
  }

  #position() {
    const hls = this.#hls;
    if (!hls?.latestLevelDetails || hls.targetLatency === null) return undefined;
    return { latency: hls.latency, behind: Math.max(0, hls.latency - hls.targetLatency) };
  }

  /** A stream that was loaded anew numbers its renditions anew, and may lack the chosen one for a while. */
  #takeUpQuality(): void {
    const level = this.#hls && this.#chosen && levelLike(this.#hls, this.#chosen);
    if (this.#hls && level !== undefined) this.#hls.nextLevel = level;
    this.#tellQualities();
  }

  #tellQualities(chosen?: string): void {
    const hls = this.#hls;
    if (!hls) return;
    const qualities = readQualities(hls);
    const playing = qualities.find(({ id }) => id === String(hls.currentLevel))?.name;
    this.#events.qualities(qualities, chosen ?? chosenQuality(hls), playing);
  }

  #onManifest(data: ManifestLoadedData): void {
    this.#movedTo = data.url;
    if (this.#Hls !== LightHls || !hasSoundApart(data)) return;
    const hls = this.#hls;
    loadFullHls().then(
      (Full) => {
        this.#Hls = Full;
        if (hls && hls === this.#hls) this.load(this.#renewed ?? this.#loaded);
      },
      // The picture plays without its sound.
      (cause: unknown) => logFailure('Loading what plays separate sound', cause),
    );
  }

  #onPlaylist({ fragments, live, targetduration, url }: LevelDetails): void {
    const newest = live ? fragments.findLast(({ gap }) => !gap) : undefined;
    const number = newest?.sn;
    const before = this.#newest;
    if (typeof number === 'number') this.#newest = { url, number };
    if (before.url === url && typeof number === 'number' && number < before.number) {
      // hls.js would keep its place among segments that are gone.
      this.#events.restarted();
    } else this.#events.playlist({ newest: number?.toString(), targetSeconds: targetduration });
  }

  #onError(data: ErrorData): void {
    if (isUnplayable(data)) {
      this.#hls?.stopLoad();
      this.#events.unplayable();
      return;
    }
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

export const isHlsSupported = () => LightHls.isSupported();
