import { ArrowUpIcon, CloseIcon } from '../../../components/icons.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChatState } from '../chat-state.ts';
import type { Following } from '../hooks/use-following.ts';
import { headButton } from './head-button.ts';
import { SettingsMenu } from './settings-menu.tsx';

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: '3.5rem',
  paddingLeft: { base: 3, sm: 4 },
  paddingRight: 2,
  borderBottomWidth: '1px',
} as const;

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

/** To the first message of the list, and back to the last. */
function ScrollControl({ atEnd, whole, toStart, toEnd }: Following) {
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

/** Does what is shown keep up with what is said? */
function Standing({ status, connected }: ChatState) {
  const live = status === 'ready' && connected;
  const words = live ? 'On the air' : status === 'joining' ? 'Joining…' : 'Listening for a signal…';
  return (
    <Flex align="center" gap={2} fontSize="0.75rem" lineHeight={1.3} color="muted">
      <Box
        width="7px"
        height="7px"
        flexShrink={0}
        borderRadius="full"
        background={live ? 'good' : 'transparent'}
        boxShadow={live ? 'none' : 'inset 0 0 0 1.5px var(--b-colors-muted)'}
      />
      {words}
    </Flex>
  );
}

interface ChatHeadProps {
  readonly name: string;
  readonly headingId: string;
  readonly state: ChatState;
  readonly settings: ChatSettings;
  readonly following: Following;
  readonly onClose: (() => void) | undefined;
}

/** What the chat is called, how it stands, and how one wants it. */
export function ChatHead({ name, headingId, state, settings, following, onClose }: ChatHeadProps) {
  return (
    <Box css={head}>
      <Box flex={1} minWidth={0}>
        <chakra.h2
          id={headingId}
          fontFamily="display"
          fontWeight={560}
          fontSize="1.125rem"
          lineHeight={1.25}
          whiteSpace="nowrap"
          overflow="hidden"
          textOverflow="ellipsis"
        >
          {name}
        </chakra.h2>
        <Standing {...state} />
      </Box>
      {state.status === 'ready' && <ScrollControl {...following} />}
      <SettingsMenu settings={settings} />
      {onClose && (
        <chakra.button
          type="button"
          aria-label="Hide the chat"
          title="Hide"
          css={headButton}
          onClick={onClose}
        >
          <CloseIcon size={20} />
        </chakra.button>
      )}
    </Box>
  );
}
