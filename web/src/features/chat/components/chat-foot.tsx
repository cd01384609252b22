import { Box, chakra, Flex } from '../../../components/ui.ts';
import { askToSignIn } from '../../../lib/sign-in-prompt.ts';
import type { ChatRoom, ChatState } from '../chat-state.ts';
import { Composer } from './composer.tsx';
import { SanctionNotice, sanctionOf } from './sanction-notice.tsx';

const foot = {
  padding: { base: 2, sm: 3 },
  paddingBottom: { base: 1, sm: 1 },
  borderTopWidth: '1px',
  '& [data-small]': { fontSize: '0.8125rem', lineHeight: 1.4, color: 'muted' },
  '& [data-small] button': {
    minHeight: '36px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& [data-small] button:hover': { color: 'ink' },
} as const;

interface ChatFootProps {
  readonly chat: string;
  readonly name: string;
  readonly state: ChatState;
  readonly room: ChatRoom;
  readonly signedIn: boolean;
  readonly onSent: () => void;
  readonly onGuidelines: () => void;
}

/** Where one writes, what keeps one from it, and the rules of the fire. */
export function ChatFoot({ chat, name, state, room, signedIn, onSent, onGuidelines }: ChatFootProps) {
  const sanction = sanctionOf(state.rows);
  return (
    <Box css={foot}>
      {sanction ? (
        <SanctionNotice row={sanction} onRetry={room.retry} onDiscard={room.discard} />
      ) : (
        <Composer key={chat} chat={chat} name={name} send={room.send} onSent={onSent} />
      )}
      <Flex data-small="" wrap="wrap" align="center" justify="space-between" columnGap={4} paddingX={1}>
        {!signedIn && (
          <chakra.p>
            You are reading along.{' '}
            <chakra.button type="button" color="ink" onClick={() => askToSignIn({ returnHere: true })}>
              Sign in or register
            </chakra.button>{' '}
            to talk.
          </chakra.p>
        )}
        <chakra.button type="button" onClick={onGuidelines}>
          Chat guidelines
        </chakra.button>
      </Flex>
    </Box>
  );
}
