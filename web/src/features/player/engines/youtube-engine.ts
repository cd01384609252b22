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

function tellInfo(info: YoutubeInfo, events: EngineEvents, sound: Sound): void {
  const { playing, paused, buffering, ended } = youtubeState;
  if (info.playerState === playing) {
    events.moving();
    events.playedOutside();
  } else if (info.playerState === paused) events.pausedOutside();
  else if (info.playerState === buffering) events.waiting();
  else if (info.playerState === ended) events.lost('missing');
  if (info.muted !== undefined || info.volume !== undefined) {
    const volume = info.volume === undefined ? sound.volume : info.volume / 100;
    events.sounded({ muted: info.muted ?? sound.muted, volume });
  }
}

/** YouTube's own player in a frame, spoken to by messages: none of its scripts runs on the page. */
export const openYoutubeEngine =
  (title: string): OpenEngine =>
  (host, events) => {
    const frame = createFrame(title);
    let sound: Sound = { muted: false, volume: 1 };
    const send = (message: string) => frame.contentWindow?.postMessage(message, YOUTUBE_ORIGIN);
    const command = (name: string, ...args: readonly unknown[]) => send(youtubeCommand(name, ...args));
    const applySound = () => {
      command(sound.muted ? 'mute' : 'unMute');
      command('setVolume', Math.round(sound.volume * 100));
    };
    const onMessage = ({ origin, data, source }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      const message = parseYoutubeMessage(origin, data);
      if (message?.kind === 'ready') applySound();
      else if (message?.kind === 'error') events.lost('missing');
      else if (message) tellInfo(message.info, events, sound);
    };
    addEventListener('message', onMessage);
    // The frame shows for itself how it fares, even where it answers no messages.
    frame.addEventListener('load', () => {
      send(YOUTUBE_LISTENING);
      events.moving();
    });
    return {
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
      destroy() {
        removeEventListener('message', onMessage);
        frame.remove();
      },
    };
  };
