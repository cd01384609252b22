import { may } from '@boma/domain/access/access.ts';
import { useMemo } from 'react';
import { useStoredUser } from '../../../session/session.ts';
import { useChatRoom } from '../hooks/use-chat-room.ts';
import { ChatView } from './chat-view.tsx';
import type { Standing } from './row-controls.tsx';

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
    }),
    [user],
  );
  return <ChatView key={chat} chat={chat} state={state} room={room} standing={standing} onClose={onClose} />;
}
