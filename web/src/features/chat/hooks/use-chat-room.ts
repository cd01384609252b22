import { useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { type ChatRoom, type ChatState, joining, openChatRoom } from '../chat-room.ts';

/** The chat by its key, joined while the component is mounted. */
export function useChatRoom(chat: string): { readonly state: ChatState; readonly room: ChatRoom } {
  const room = useMemo(() => openChatRoom(chat), [chat]);
  const state = useStore(room, joining);
  return { state, room };
}
