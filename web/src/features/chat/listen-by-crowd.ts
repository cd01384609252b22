import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { isCrowd, isStaleTail } from '@boma/domain/chat/crowd.policy.ts';
import { createStore, type Readable } from '../../lib/store.ts';
import type { TailEvents } from './tail-reader.ts';

export type Listen = (chat: string, events: TailEvents) => () => void;

const crowd = createStore(false);

/** True while so many viewers watch the site that pages ask the CDN for the ends of chats. */
export const crowded: Readable<boolean> = crowd;

/** Follows the number of viewers of the whole site, as `live/site` has it. */
export const followViewers = (viewers: number): void => crowd.write(isCrowd(viewers, crowd.read()));

interface Ways {
  readonly crowd: Readable<boolean>;
  /** At the store itself. */
  readonly listen: Listen;
  /** At the CDN. */
  readonly poll: Listen;
}

/** Hears of a chat by the way that fits the number of viewers, and changes it when that changes. */
export function listenByCrowd({ crowd: { read, subscribe }, listen, poll }: Ways): Listen {
  return (chat, events) => {
    let newest: ChatTail | undefined;
    const hear = (tail: ChatTail) => {
      newest = tail;
      events.tail(tail);
    };
    // The store reports in order. Copies of the CDN differ in age.
    const hearNewer = (tail: ChatTail) => {
      if (!isStaleTail(tail, newest)) hear(tail);
    };
    const begin = () =>
      read() ? poll(chat, { ...events, tail: hearNewer }) : listen(chat, { ...events, tail: hear });
    let end = begin();
    const unfollow = subscribe(() => {
      end();
      end = begin();
    });
    return () => {
      unfollow();
      end();
    };
  };
}
