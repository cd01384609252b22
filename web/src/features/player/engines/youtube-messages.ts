import { YOUTUBE_ORIGIN } from '../youtube-embed-url.ts';

/** What the frame says of itself; every field may be missing. */
export interface YoutubeInfo {
  readonly playerState?: number;
  readonly muted?: boolean;
  /** From 0 to 100. */
  readonly volume?: number;
}

export type YoutubeMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'error' }
  | { readonly kind: 'info'; readonly info: YoutubeInfo };

/** States as the frame numbers them. */
export const youtubeState = { ended: 0, playing: 1, paused: 2, buffering: 3 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function infoOf(value: unknown): YoutubeInfo {
  if (typeof value === 'number') return { playerState: value };
  if (!isRecord(value)) return {};
  return {
    ...(typeof value.playerState === 'number' ? { playerState: value.playerState } : {}),
    ...(typeof value.muted === 'boolean' ? { muted: value.muted } : {}),
    ...(typeof value.volume === 'number' ? { volume: value.volume } : {}),
  };
}

/** A message of the embedded player, or undefined for anything else that posts to this window. */
export function parseYoutubeMessage(origin: string, data: unknown): YoutubeMessage | undefined {
  if (origin !== YOUTUBE_ORIGIN || typeof data !== 'string') return undefined;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isRecord(message)) return undefined;
  switch (message.event) {
    case 'onReady':
      return { kind: 'ready' };
    case 'onError':
      return { kind: 'error' };
    case 'initialDelivery':
    case 'infoDelivery':
    case 'onStateChange':
      return { kind: 'info', info: infoOf(message.info) };
    default:
      return undefined;
  }
}

/** A command in the words of the embedded player. */
export const youtubeCommand = (name: string, ...args: readonly unknown[]) =>
  JSON.stringify({ event: 'command', func: name, args, id: 1, channel: 'widget' });

/** Asks the embedded player to tell what it does. */
export const YOUTUBE_LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
