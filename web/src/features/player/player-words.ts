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
export function announcement(phase: Phase, name: string): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'connecting':
      return `Connecting to ${name}.`;
    case 'live':
      return `${name} is live.`;
    case 'behind':
      return `${name} plays behind live.`;
    case 'paused':
      return 'Paused.';
    case 'stalled':
      return 'Waiting for the picture.';
    case 'retrying':
      return `The line to ${name} dropped. It tries again by itself.`;
    case 'offline':
      return `${name} is off the air. It starts again by itself when the camera is back.`;
    case 'locked':
      return `${name} is kept for members.`;
    case 'blocked':
      return `Press play to watch ${name}.`;
    case 'failed':
      return `This browser cannot play ${name}.`;
  }
}

/** When the next try comes, in words; `now` in unix milliseconds. */
export function nextTry({ retryAt }: PlayerFacts, now: number): string {
  if (retryAt === undefined) return 'Trying now …';
  const seconds = Math.max(1, Math.ceil((retryAt - now) / 1000));
  return `Trying again in ${seconds} s`;
}
