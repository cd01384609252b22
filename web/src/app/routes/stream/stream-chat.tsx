import type { ReactNode } from 'react';
import { changeChatSettings } from '../../../features/chat/chat-settings.ts';
import { ChatPlace } from '../../../features/chat/components/chat-place.tsx';

const hide = () => changeChatSettings({ panel: false });

interface StreamChatProps {
  readonly chat: string;
  /** Closes the chat where it lies over the picture; absent where the chat has its place beside the picture. */
  readonly onCover: (() => void) | undefined;
  /** What comes once the page stands. */
  readonly children?: ReactNode;
}

/** The chat of a camera. Viewers can hide it to see the camera alone. */
export function StreamChat({ chat, onCover, children }: StreamChatProps) {
  return (
    <div>
      <ChatPlace chat={chat} onClose={onCover ?? hide} />
      {children}
    </div>
  );
}
