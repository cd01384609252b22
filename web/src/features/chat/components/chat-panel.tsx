import { may } from '@boma/domain/access/access.ts';
import { useEffect, useMemo } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStore } from '../../../lib/store.ts';
import { useStoredUser } from '../../../session/session.ts';
import { type ChatRoom, type ChatState, joining, openChatRoom } from '../chat-room.ts';
import { followSite } from '../listen-by-crowd.ts';
import { ChatView } from './chat-view.tsx';
import type { Standing } from './row-controls.tsx';

/** The chat by its key, joined while the component is mounted. */
function useChatRoom(chat: string): { readonly state: ChatState; readonly room: ChatRoom } {
  const room = useMemo(() => openChatRoom(chat), [chat]);
  const state = useStore(room, joining);
  const site = useLiveSite();
  const viewers = site?.viewers?.all ?? null;
  const chats = site?.switches?.chats ?? 'auto';
  useEffect(() => followSite({ chats, viewers }), [chats, viewers]);
  return { state, room };
}

export interface ChatPanelProps {
  /** The chat's key. */
  readonly chat: string;
  /** Closes the panel. Absent: the panel cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** A live chat, as large as its container. */
export function ChatPanel({ chat, onClose }: ChatPanelProps) {
  const { state, room } = useChatRoom(chat);
  const user = useStoredUser();
  const standing = useMemo<Standing>(
    () => ({
      signedIn: user !== undefined,
      mayDelete: may(user, 'message.delete'),
      maySanction: may(user, 'person.mute'),
      mayHide: may(user, 'message.hide') && !may(user, 'message.delete'),
    }),
    [user],
  );
  return <ChatView key={chat} chat={chat} state={state} room={room} standing={standing} onClose={onClose} />;
}
