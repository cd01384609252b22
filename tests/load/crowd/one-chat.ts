import type { Assumptions } from './assumptions.ts';
import { pause } from './random.ts';

const HOUR_S = 3600;

export interface ChatHour {
  readonly messages: number;
  /** How often the tail was written. */
  readonly ticks: number;
  /** Ticks that reached a listener, added up over all listeners. */
  readonly heard: number;
  readonly joins: number;
}

interface Chat {
  readonly listeners: number;
  /** Messages a second. */
  readonly rate: number;
}

/**
 * One hour of a chat, event by event. As the fold does it: a message is folded at once if the last tick is long enough
 * ago, else at the end of that tick, with all others until then.
 */
export function playChat(
  { listeners, rate }: Chat,
  { tick, stay }: Pick<Assumptions, 'tick' | 'stay'>,
  random: () => number,
): ChatHour {
  const leaving = 1 / (stay * 60);
  const next = {
    message: pause(random, rate),
    join: pause(random, listeners * leaving),
    leave: 0,
    tick: Infinity,
  };
  next.leave = pause(random, listeners * leaving);
  let here = listeners;
  let lastTick = Number.NEGATIVE_INFINITY;
  const hour = { messages: 0, ticks: 0, heard: 0, joins: 0 };
  for (;;) {
    const now = Math.min(next.message, next.join, next.leave, next.tick);
    if (now > HOUR_S) return hour;
    if (now === next.tick) {
      hour.ticks += 1;
      hour.heard += here;
      lastTick = now;
      next.tick = Infinity;
    } else if (now === next.message) {
      hour.messages += 1;
      if (next.tick === Infinity) next.tick = Math.max(now, lastTick + tick(rate) / 1000);
      next.message = now + pause(random, rate);
    } else if (now === next.join) {
      hour.joins += 1;
      here += 1;
      next.join = now + pause(random, listeners * leaving);
    } else {
      here -= 1;
      next.leave = now + pause(random, Math.max(1, here) * leaving);
    }
  }
}
