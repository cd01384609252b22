import { may } from '@boma/domain/access/access.ts';
import { maySanction } from '@boma/domain/moderation/sanction-kinds.ts';
import { useEffect, useMemo } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStore } from '../../../lib/store.ts';
import { useStoredUser } from '../../../session/session.ts';
import type { ModeratedMessage } from '../../moderation/moderated-message.ts';
import { type ChatRoom, type ChatState, joining, openChatRoom } from '../chat-room.ts';
import { followSite } from '../listen-by-crowd.ts';
import { ChatView } from './chat-view.tsx';
import type { Standing } from './row-controls.tsx';

/** The chat by its key, joined while the component is mounted. */
function useChatRoom(chat: string) {
  const room: ChatRoom = useMemo(() => openChatRoom(chat), [chat]);
  const state: ChatState = useStore(room, joining);
  const site = useLiveSite();
  const viewers = site?.viewers?.all ?? null;
  const chats = site?.switches?.chats ?? 'auto';
  useEffect(() => followSite({ chats, viewers }), [chats, viewers]);
  const paces = site?.chat_paces;
  const pace = paces?.[chat];
  const slow = paces && (pace?.paused ? Number.POSITIVE_INFINITY : (pace?.slow_seconds ?? 0));
  useEffect(() => {
    if (slow !== undefined) room.setSlow(slow);
  }, [room, slow]);
  return { state, room, pace };
}

export interface ChatPanelProps {
  /** The chat's key. */
  readonly chat: string;
  /** Shows who wrote a message, in place of the dialog that sanctions them. */
  readonly onPerson?: ((message: ModeratedMessage) => void) | undefined;
  /** Closes the panel. Absent: the panel cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** A live chat, as large as its container. */
export function ChatPanel({ chat, onPerson, onClose }: ChatPanelProps) {
  const { state, room, pace } = useChatRoom(chat);
  const user = useStoredUser();
  const hasCards = onPerson !== undefined;
  const standing = useMemo<Standing>(
    () => ({
      signedIn: user !== undefined,
      mayDelete: may(user, 'message.delete'),
      maySanction: maySanction(user),
      hasCards,
      mayHide: may(user, 'message.hide') && !may(user, 'message.delete'),
    }),
    [user, hasCards],
  );
  return (
    <ChatView
      key={chat}
      chat={chat}
      state={state}
      room={room}
      standing={standing}
      pace={pace}
      onPerson={onPerson}
      onClose={onClose}
    />
  );
}
