import { browserWorld } from './browser-world.ts';
import type { ChatRoom } from './chat-state.ts';
import { SharedRoom } from './shared-room.ts';

export type { ChatRoom, ChatRow, ChatState, SendResult } from './chat-state.ts';
export { joining } from './chat-state.ts';

const rooms = new Map<string, SharedRoom>();

function sharedRoom(chat: string): SharedRoom {
  const room = rooms.get(chat) ?? new SharedRoom(chat, browserWorld);
  rooms.set(chat, room);
  return room;
}

/**
 * A panel's access to a chat. Opening a room costs nothing: the first subscription joins the chat. When a viewer comes
 * back, the old list is shown at once and then brought up to date.
 */
export function openChatRoom(chat: string): ChatRoom {
  const room = sharedRoom(chat);
  const subscriptions = new Set<() => void>();
  return {
    subscribe(listener) {
      const end = room.subscribe(() => listener());
      subscriptions.add(end);
      return () => {
        subscriptions.delete(end);
        end();
      };
    },
    read: room.read,
    send: (text) => room.send(text),
    retry: (id) => room.retry(id),
    discard: (id) => room.discard(id),
    remove: (id) => room.remove(id),
    rejoin: () => room.rejoin(),
    setSlow: (seconds) => room.setSlow(seconds),
    leave() {
      for (const end of subscriptions) end();
      subscriptions.clear();
    },
  };
}
