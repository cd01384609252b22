import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { Button } from '../../../components/button.ts';
import { FireIcon } from '../../../components/icons.tsx';
import { Box } from '../../../components/ui.ts';
import { changeChatSettings, useChatSettings } from '../../../features/chat/chat-settings.ts';
import { NOTICE_ROOM, useCookiesAccepted } from '../../../features/cookies/hooks/use-cookies-accepted.ts';
import { useUserType } from '../../../session/session.ts';
import { ChatPlace } from '../../chat-place.tsx';
import { HEADER_HEIGHT } from '../../shell/header.tsx';
import { CHAT_BESIDE } from './stream-layout.tsx';

const panel = {
  height: 'clamp(26rem, 76dvh, 38rem)',
  borderWidth: '1px',
  borderRadius: 'md',
  overflow: 'hidden',
  [`@media (min-width: ${CHAT_BESIDE}px)`]: {
    // With the head of the page above it, where one writes is still in sight.
    height: `clamp(24rem, calc(100dvh - ${HEADER_HEIGHT} - 7.25rem - var(--notice-room, 0px)), 56rem)`,
  },
} as const;

const hide = () => changeChatSettings({ panel: false });
const show = () => changeChatSettings({ panel: true });

/** The chat of a camera, for viewers without the drawer. They can hide it to see the camera alone. */
export function StreamChat({ chat }: { readonly chat: string }) {
  const isMember = useUserType() === 'subscriber';
  const { panel: shown } = useChatSettings();
  const accepted = useCookiesAccepted();
  if (isMember) return null;
  if (!shown)
    return (
      <Button look="quiet" onClick={show}>
        <FireIcon size={18} />
        Show the {chatName(chat)} chat
      </Button>
    );
  return (
    <Box css={accepted ? panel : { ...panel, '--notice-room': NOTICE_ROOM.sm }}>
      <ChatPlace chat={chat} onClose={hide} />
    </Box>
  );
}
