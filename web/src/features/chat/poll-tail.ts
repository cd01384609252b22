import { CROWD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import type { Listen } from './listen-by-crowd.ts';

interface Source {
  readonly clock: Clock;
  readonly fetchTail: (chat: string) => Promise<ChatTail>;
}

/** Asks for the tail again and again, a second after each answer on average. A failure ends it, as one of a listener. */
export function pollTail({ clock, fetchTail }: Source): Listen {
  return (chat, events) => {
    let isOver = false;
    let callOff = () => {};
    const ask = async () => {
      try {
        const tail = await fetchTail(chat);
        if (isOver) return;
        events.connected(true);
        events.tail(tail);
        // The tail may have ended this.
        if (isOver) return;
        // All pages begin at the same moment when a crowd has come. So they part.
        callOff = clock.after(CROWD_TICK_MS * (0.75 + clock.random() / 2), () => void ask());
      } catch (cause) {
        if (!isOver) events.broken(cause);
      }
    };
    void ask();
    return () => {
      isOver = true;
      callOff();
    };
  };
}
