import { type ReactNode, useCallback, useState } from 'react';
import { FireIcon } from '../../../components/icons.tsx';
import { phoneOnItsSide, phoneWindow } from '../../../components/stage.ts';
import { chakra } from '../../../components/ui.ts';
import { changeChatSettings, useChatSettings } from '../../../features/chat/chat-settings.ts';
import { ChatPlace } from '../../../features/chat/components/chat-place.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { overPicture } from '../../../theme/over-picture.ts';

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

const chatOpener = {
  display: 'none',
  position: 'absolute',
  top: 3,
  right: 3,
  alignItems: 'center',
  gap: 2,
  minHeight: '44px',
  paddingX: 4,
  borderRadius: 'full',
  background: overPicture.shade(72),
  color: overPicture.ink,
  fontWeight: 600,
  [phoneOnItsSide]: { display: 'inline-flex' },
} as const;

/** Opens the chat over the picture of a phone on its side, where no place is left for it. */
export function ChatOpener({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <chakra.button type="button" data-shows-chat="" css={chatOpener} onClick={onOpen}>
      <FireIcon size={18} />
      Chat
    </chakra.button>
  );
}

interface ChatOfPage {
  readonly shown: boolean;
  /** The viewer has hidden the chat. */
  readonly offered: boolean;
  readonly over: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the page shows the chat, and whether over the picture. */
export function useChatOfPage(): ChatOfPage {
  const { panel } = useChatSettings();
  const onItsSide = useMedia(phoneWindow);
  const [asked, setAsked] = useState(false);
  const open = useCallback(() => setAsked(true), []);
  const close = useCallback(() => setAsked(false), []);
  const over = onItsSide && asked;
  return { shown: over || panel, offered: !panel, over, open, close };
}
