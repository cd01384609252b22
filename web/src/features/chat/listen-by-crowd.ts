import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { isCrowd, isStaleTail, paceOf } from '@boma/domain/chat/crowd.policy.ts';
import type { Switches } from '@boma/domain/switches/switches.schema.ts';
import { createStore, type Readable } from '../../lib/store.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import type { TailEvents } from './tail-reader.ts';

export type Listen = (chat: string, events: TailEvents) => () => void;

/** What `live/site` says that decides how pages hear of chats. */
interface Site {
  readonly chats: Switches['chats'];
  /** Null where no media server counts them. */
  readonly viewers: number | null;
}

const heard = createStore<Site>({ chats: 'auto', viewers: null });

/** How many viewers watch the site, and what staff have chosen for its chats. */
export const siteOfChats: Readable<Site> = heard;

/** Follows `live/site`. */
export const followSite = (site: Site): void => heard.write(site);

interface Ways {
  readonly clock: Clock;
  readonly site: Readable<Site>;
  /** At the store itself. */
  readonly listen: Listen;
  /** At the CDN. */
  readonly poll: Listen;
}

/** Hears of a chat by the way that fits its pace, the number of viewers and the choice of staff, and changes it when these change. */
export function listenByCrowd({ clock, site, listen, poll }: Ways): Listen {
  return (chat, events) => {
    let newest: ChatTail | undefined;
    let isCrowded = isCrowd({ ...site.read(), pace: 0 }, false);
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
      const next = isCrowd({ ...site.read(), pace }, isCrowded);
      if (next === isCrowded || isOver) return;
      isCrowded = next;
      end();
      end = begin();
    }
    const unfollow = site.subscribe(decide);
    return () => {
      isOver = true;
      unfollow();
      end();
    };
  };
}
