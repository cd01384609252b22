import Hls, { ErrorTypes, Events } from 'hls.js/light';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { hasSoundApart, loadFullHls } from './full-hls.ts';
import { renewedAddress, type Ticket } from './renewed-address.ts';

export interface RecordedEngine {
  /** Requests carry the ticket of this address from now on. */
  renew(url: string): void;
  destroy(): void;
}

/** Why a recording cannot go on: it is refused, or the network does not carry it. */
export type RecordingLoss = 'refused' | 'lost';

/** Where a recording is, and the second at which it begins. */
interface Beginning {
  readonly url: string;
  readonly from: number;
}

type Open = (
  video: HTMLVideoElement,
  beginning: Beginning,
  onLoss: (loss: RecordingLoss) => void,
) => RecordedEngine;

interface HlsTask {
  readonly ticket: { current: Ticket };
  readonly from: number;
  readonly onLoss: (loss: RecordingLoss) => void;
  /** This build does not play its sound. */
  readonly onSoundApart: () => void;
}

/** hls.js in a video element, from the address of the ticket. */
function startHls(Build: typeof Hls, video: HTMLVideoElement, task: HlsTask): Hls {
  const { ticket, from } = task;
  let repaired = false;
  const hls = new Build({
    startPosition: from || -1,
    maxBufferLength: 30,
    capLevelToPlayerSize: true,
    xhrSetup(xhr, address) {
      const renewed = renewedAddress(address, ticket.current);
      if (renewed !== address) xhr.open('GET', renewed, true);
    },
  });
  hls.on(Events.MANIFEST_LOADED, (_, data) => {
    ticket.current = { ...ticket.current, movedTo: data.url };
    if (hasSoundApart(data)) task.onSoundApart();
  });
  hls.on(Events.ERROR, (_, { fatal, type, response }) => {
    // hls.js would try the same address for half a minute.
    if (response?.code === 401 || response?.code === 403) task.onLoss('refused');
    else if (fatal && type === ErrorTypes.MEDIA_ERROR && !repaired) {
      repaired = true;
      hls.recoverMediaError();
    } else if (fatal) task.onLoss('lost');
  });
  hls.attachMedia(video);
  hls.loadSource(ticket.current.playlist);
  return hls;
}

/** Plays a recording in a video element through hls.js, where the browser has Media Source Extensions. */
const openWithHls: Open = (video, { url, from }, onLoss) => {
  const ticket: { current: Ticket } = { current: { playlist: url } };
  let isOver = false;
  let isFull = false;
  const playFully = async () => {
    if (isFull) return;
    isFull = true;
    const Full = await loadFullHls();
    if (isOver) return;
    hls.destroy();
    hls = startHls(Full, video, { ...task, onSoundApart: () => undefined });
    // Changing the source has stopped it. A browser that wants a gesture first leaves the picture where it is.
    video.play().catch(() => undefined);
  };
  const onSoundApart = () =>
    void playFully().catch((cause: unknown) => logFailure('Loading what plays separate sound', cause));
  const task: HlsTask = { ticket, from, onLoss, onSoundApart };
  let hls = startHls(Hls, video, task);
  return {
    renew: (renewed) => {
      ticket.current = { ...ticket.current, playlist: renewed };
    },
    destroy: () => {
      isOver = true;
      hls.destroy();
    },
  };
};

/** The browser's own HLS. It makes the requests itself, so a renewed address starts again at the same second. */
const openNatively: Open = (video, { url, from }, onLoss) => {
  const onError = () => video.error && onLoss('lost');
  video.addEventListener('error', onError);
  video.src = url;
  video.currentTime = from;
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
};

/** @throws AppError */
async function readCaptions(id: number): Promise<string> {
  const params = { id: String(id) };
  // The player itself shows why nothing plays.
  return (await callApi('videoCaptions', { params }, { own: ['forbidden'] })).data.webvtt;
}

/** Whether the viewer has turned captions on: another try has them as they were. */
const modes = new WeakMap<HTMLVideoElement, TextTrackMode>();

/** Adds a video's captions once they have come; without them it plays all the same. Returns a function that takes them away. */
function addCaptions(video: HTMLVideoElement, id: number): () => void {
  const over = new AbortController();
  const show = (webvtt: string) => {
    if (over.signal.aborted) return;
    const src = URL.createObjectURL(new Blob([webvtt], { type: 'text/vtt' }));
    const english = { kind: 'captions', srclang: 'en', label: 'English', src };
    const track = Object.assign(document.createElement('track'), english);
    video.append(track);
    track.track.mode = modes.get(video) ?? 'disabled';
    over.signal.addEventListener('abort', () => {
      modes.set(video, track.track.mode);
      track.remove();
      URL.revokeObjectURL(src);
    });
  };
  readCaptions(id).then(show, (cause: unknown) => logFailure('Reading captions', cause));
  return () => over.abort();
}

/** What a recording asks of the player, and tells it. */
interface RecordingTask extends Beginning {
  /** The id of the video whose captions it shows. Undefined: it has none. */
  readonly captionsOf?: number | undefined;
  /** Asks the server for a new address. It rejects if the server refuses this viewer, or does not answer. */
  readonly askAnew: () => Promise<string>;
  readonly onUnanswered: (cause: unknown) => void;
  readonly onLost: () => void;
}

/** A new address that is refused within so many milliseconds has not become too old: the media server is at fault. */
const NEW_FOR = 60_000;

/**
 * Plays a recording in the element. An address ends while the device sleeps, because nothing renews it then. So a refused
 * address is followed by a new one, at the same second.
 */
export function openRecording(video: HTMLVideoElement, task: RecordingTask): RecordedEngine {
  const open = Hls.isSupported() ? openWithHls : openNatively;
  let isOver = false;
  // The server's time, because it goes on while the device sleeps.
  let askedAt = Number.NEGATIVE_INFINITY;
  const begin = (beginning: Beginning): RecordedEngine => {
    let isLost = false;
    return open(video, beginning, (loss) => {
      // What an engine that is given up reports after that is the same loss.
      if (isLost) return;
      isLost = true;
      if (loss === 'refused' && serverNow() - askedAt > NEW_FOR)
        goOn(beginning.from).catch(task.onUnanswered);
      else task.onLost();
    });
  };
  const goOn = async (from: number) => {
    askedAt = serverNow();
    const url = await task.askAnew();
    if (isOver) return;
    // Until the first picture the element is at 0, wherever it is to begin.
    const { currentTime, paused } = video;
    engine.destroy();
    engine = begin({ url, from: currentTime || from });
    // A browser that wants a gesture first leaves the picture where it is.
    if (!paused) video.play().catch(() => undefined);
  };
  let engine = begin(task);
  const takeCaptions = task.captionsOf === undefined ? undefined : addCaptions(video, task.captionsOf);
  return {
    renew: (url) => engine.renew(url),
    destroy() {
      isOver = true;
      takeCaptions?.();
      engine.destroy();
    },
  };
}
