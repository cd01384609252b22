import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { isCrowd, isStaleTail, paceOf } from '@boma/domain/chat/crowd.policy.ts';
import { createStore, type Readable } from '../../lib/store.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import type { TailEvents } from './tail-reader.ts';

export type Listen = (chat: string, events: TailEvents) => () => void;

const counted = createStore<number | null>(null);

/** How many viewers watch the site. Null where no media server counts them. */
export const viewersOfSite: Readable<number | null> = counted;

/** Follows the number of viewers of the whole site, as `live/site` has it. */
export const followViewers = (viewers: number | null): void => counted.write(viewers);

interface Ways {
  readonly clock: Clock;
  readonly viewers: Readable<number | null>;
  /** At the store itself. */
  readonly listen: Listen;
  /** At the CDN. */
  readonly poll: Listen;
}

/** Hears of a chat by the way that fits its pace and the number of viewers, and changes it when these change. */
export function listenByCrowd({ clock, viewers, listen, poll }: Ways): Listen {
  return (chat, events) => {
    let newest: ChatTail | undefined;
    let isCrowded = false;
    const hear = (tail: ChatTail) => {
      newest = tail;
      events.tail(tail);
      decide();
    };
    // The store reports in order. Copies of the CDN differ in age.
    const hearNewer = (tail: ChatTail) => {
      if (isStaleTail(tail, newest)) decide();
      else hear(tail);
    };
    const begin = () =>
      isCrowded ? poll(chat, { ...events, tail: hearNewer }) : listen(chat, { ...events, tail: hear });
    let end = begin();
    let isOver = false;
    function decide(): void {
      const pace = newest ? paceOf(newest, clock.serverNow()) : 0;
      const next = isCrowd({ viewers: viewers.read(), pace }, isCrowded);
      if (next === isCrowded || isOver) return;
      isCrowded = next;
      end();
      end = begin();
    }
    const unfollow = viewers.subscribe(decide);
    return () => {
      isOver = true;
      unfollow();
      end();
    };
  };
}
