import { useEffect, useMemo } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStore } from '../../../lib/store.ts';
import { type ChatRoom, type ChatState, joining, openChatRoom } from '../chat-room.ts';
import { followViewers } from '../listen-by-crowd.ts';

/** The chat by its key, joined while the component is mounted. */
export function useChatRoom(chat: string): { readonly state: ChatState; readonly room: ChatRoom } {
  const room = useMemo(() => openChatRoom(chat), [chat]);
  const state = useStore(room, joining);
  const viewers = useLiveSite()?.viewers?.all ?? 0;
  useEffect(() => followViewers(viewers), [viewers]);
  return { state, room };
}
