import { stateSentence } from '../../lib/live-state.ts';
import type { Phase, PlayerFacts } from './player-state.ts';

/** Seconds as people read them on a player: `42 s`, `1:24`, `1:02:05`. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What a screen reader announces when the state changes; never a running number. */
export function announcement(phase: Phase, name: string, online = true): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'connecting':
      return `Connecting to ${name}.`;
    case 'live':
      return `${stateSentence('live', name)}.`;
    case 'behind':
      return `${stateSentence('behind', name)}.`;
    case 'paused':
      return 'Paused.';
    case 'stalled':
      return 'Waiting for the picture.';
    case 'retrying':
      return `${online ? `The line to ${name} dropped` : stateSentence('offline', name)}. It tries again by itself.`;
    case 'offline':
      return `${stateSentence('off-air', name)}. It starts again by itself when the camera is back.`;
    case 'locked':
      return `${name} is for members only.`;
    case 'blocked':
      return `Press play to watch ${name}.`;
    case 'failed':
      return `This browser cannot play ${name}.`;
  }
}

/** The states that are problems, which even one tile among many announces. */
const PROBLEMS: readonly Phase[] = ['retrying', 'offline', 'locked', 'failed'];

/**
 * What a tile among many announces: with all that each does, nobody could listen to the page. The site says once for all of them
 * that the viewer is offline.
 */
export const tileAnnouncement = (phase: Phase, name: string, online: boolean): string =>
  online && PROBLEMS.includes(phase) ? announcement(phase, name) : '';

/** When the next try comes, in words; `now` in unix milliseconds. */
export function nextTry({ retryAt }: PlayerFacts, now: number): string {
  if (retryAt === undefined) return 'Trying now …';
  const seconds = Math.max(1, Math.ceil((retryAt - now) / 1000));
  return `Trying again in ${seconds} s`;
}
