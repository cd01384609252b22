import { memo } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { ArrowUpIcon } from '../../../components/more-icons.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { stateWords } from '../../../lib/live-state.ts';
import { useOnline } from '../../../lib/online.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChatState } from '../chat-state.ts';
import type { Following } from '../hooks/use-end-of-list.ts';
import { ChatName, chatHead, JOINING } from './chat-name.tsx';
import { SettingsMenu } from './settings-menu.tsx';

const scroll = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: '44px',
  paddingX: 2,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'muted',
  borderRadius: 'full',
  _hover: { color: 'ink' },
  '&[data-down] svg': { transform: 'rotate(180deg)' },
} as const;

type ScrollControlProps = Pick<Following, 'atEnd' | 'whole' | 'toStart' | 'toEnd'>;

/** Scrolls to the first message of the list, and back to the last. */
function ScrollControl({ atEnd, whole, toStart, toEnd }: ScrollControlProps) {
  if (whole) return null;
  return (
    <chakra.button
      type="button"
      css={scroll}
      {...(atEnd ? {} : { 'data-down': '' })}
      onClick={atEnd ? toStart : toEnd}
    >
      {atEnd ? 'Oldest' : 'Latest'}
      <ArrowUpIcon size={14} />
    </chakra.button>
  );
}

type StandingProps = Pick<ChatState, 'status' | 'connected'>;

/** Whether new messages arrive, also in the words that the cameras have. */
function useStanding({ status, connected }: StandingProps) {
  const online = useOnline();
  const live = online && status === 'ready' && connected;
  const arriving = status === 'joining' ? JOINING : stateWords[live ? 'live' : 'behind'];
  return { live, words: online ? arriving : stateWords.offline };
}

interface ChatHeadProps extends StandingProps, ScrollControlProps {
  readonly name: string;
  readonly headingId: string;
  readonly settings: ChatSettings;
  readonly onClose: (() => void) | undefined;
}

/** The chat's name, state and settings. It does not render again when messages arrive. */
export const ChatHead = memo(function ChatHead(props: ChatHeadProps) {
  const { name, headingId, settings, status, connected, onClose, ...scrolling } = props;
  const standing = useStanding({ status, connected });
  return (
    <Box css={chatHead}>
      <ChatName name={name} headingId={headingId} {...standing} />
      <Flex align="center" gap={1} flexShrink={0} marginLeft="auto">
        {status === 'ready' && <ScrollControl {...scrolling} />}
        <SettingsMenu settings={settings} />
        {onClose && (
          <chakra.button
            type="button"
            aria-label="Hide the chat"
            title="Hide"
            css={iconButton}
            onClick={onClose}
          >
            <CloseIcon size={20} />
          </chakra.button>
        )}
      </Flex>
    </Box>
  );
});
