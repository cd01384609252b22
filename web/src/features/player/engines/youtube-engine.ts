import { isSameSound } from '../player-sound.ts';
import { YOUTUBE_ORIGIN } from '../youtube-embed-url.ts';
import type { EngineEvents, OpenEngine, Sound } from './player-engine.ts';
import {
  parseYoutubeMessage,
  YOUTUBE_LISTENING,
  type YoutubeInfo,
  youtubeCommand,
  youtubeState,
} from './youtube-messages.ts';

function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

/** The frame has nothing to show, and says so where the picture was. */
function tellEnd(events: EngineEvents): void {
  events.lost('missing');
  events.waiting();
}

function tellState(info: YoutubeInfo, events: EngineEvents): void {
  const { playing, paused, buffering, ended } = youtubeState;
  if (info.playerState === playing) {
    events.moving();
    events.playedOutside();
  } else if (info.playerState === paused) events.pausedOutside();
  else if (info.playerState === buffering) events.waiting();
  else if (info.playerState === ended) tellEnd(events);
}

const soundOf = (info: YoutubeInfo, before: Sound): Sound => ({
  muted: info.muted ?? before.muted,
  volume: info.volume === undefined ? before.volume : info.volume / 100,
});

/** YouTube's own player in a frame, spoken to by messages: none of its scripts runs on the page. */
export const openYoutubeEngine =
  (title: string): OpenEngine =>
  (host, events) => {
    const frame = createFrame(title);
    let sound: Sound = { muted: false, volume: 1 };
    // The frame starts with its stored volume. Changes count as the viewer's choice once the frame has applied ours.
    let heard: Sound | undefined;
    let taken = false;
    const send = (message: string) => frame.contentWindow?.postMessage(message, YOUTUBE_ORIGIN);
    const command = (name: string, ...args: readonly unknown[]) => send(youtubeCommand(name, ...args));
    const applySound = () => {
      taken = heard !== undefined && isSameSound(heard, sound);
      command(sound.muted ? 'mute' : 'unMute');
      command('setVolume', Math.round(sound.volume * 100));
    };
    const tellSound = (info: YoutubeInfo) => {
      heard = soundOf(info, heard ?? sound);
      if (isSameSound(heard, sound)) taken = true;
      else if (taken) events.sounded(heard);
    };
    const onMessage = ({ origin, data, source }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      const message = parseYoutubeMessage(origin, data);
      if (message?.kind === 'ready') applySound();
      else if (message?.kind === 'error') tellEnd(events);
      else if (message) {
        tellState(message.info, events);
        if (message.info.muted !== undefined || message.info.volume !== undefined) tellSound(message.info);
      }
    };
    addEventListener('message', onMessage);
    // The frame shows for itself how it fares, even where it answers no messages.
    frame.addEventListener('load', () => {
      send(YOUTUBE_LISTENING);
      events.moving();
    });
    return {
      playlist: 'none',
      can: { quality: false, goLive: false, pictureInPicture: false },
      load(url) {
        frame.src = url;
        // An empty frame in the page would report that it has loaded.
        if (!frame.isConnected) host.append(frame);
      },
      resume: () => false,
      renew: () => undefined,
      play: () => command('playVideo'),
      pause: () => command('pauseVideo'),
      setSound(next) {
        sound = next;
        applySound();
      },
      goLive: () => undefined,
      setQuality: () => undefined,
      // The frame is of another site.
      seen: () => undefined,
      destroy() {
        removeEventListener('message', onMessage);
        frame.remove();
      },
    };
  };
