import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { useCallback } from 'react';
import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { WaitingShape } from '../../../components/waiting-shape.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { ChatName, chatHead, JOINING } from './chat-name.tsx';
import type { ChatPanelProps } from './chat-panel.later.tsx';

type Loaded = typeof import('./chat-panel.later.tsx');
let loaded: Loaded | undefined;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: 'surface',
} as const;

/** Shown when the panel's code did not load. It takes the focus that the panel would have. */
function Missing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box
      css={frame}
      role="alert"
      data-chat=""
      tabIndex={-1}
      alignItems="center"
      justifyContent="center"
      gap={4}
      padding={6}
    >
      <chakra.p>Chat couldn't load</chakra.p>
      {/* oxlint-disable-next-line house/asks-again -- With `Failed` the pages with a chat would wait for more; the camera's is at the limit of its class. */}
      <Button look="quiet" onClick={fromAround(onRetry)}>
        Retry
      </Button>
    </Box>
  );
}

/** The newest messages are at the lower end. */
const messages = {
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  padding: 4,
  gap: 5,
  alignContent: 'end',
} as const;

// Without scripts nobody joins.
const coming = {
  ...frame,
  '@media (scripting: none)': { '& [data-words]': { visibility: 'hidden' } },
} as const;

/** Shown until the panel's code has loaded: the head is where the panel has it. */
const Coming = ({ chat }: { readonly chat: string }) => (
  <Box css={coming} aria-busy="true">
    <Box css={chatHead}>
      <ChatName name={chatName(chat)} live={false} words={JOINING} />
    </Box>
    <WaitingShape shape="lines" count={7} css={messages} />
  </Box>
);

/** The chat panel for every page. No page waits for its code, which is fetched once the page is hydrated. */
export function ChatPlace(props: ChatPanelProps) {
  const load = useCallback(async () => (loaded ??= await import('./chat-panel.later.tsx')), []);
  const {
    answer = loaded,
    failed,
    retry,
  } = useAnswer(load, {
    doing: 'Loading the chat',
  });
  if (answer) return <answer.ChatPanel {...props} />;
  if (failed) return <Missing onRetry={retry} />;
  return <Coming chat={props.chat} />;
}
