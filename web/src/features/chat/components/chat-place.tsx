import { useCallback } from 'react';
import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
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
  return <Box css={frame} aria-busy="true" />;
}
