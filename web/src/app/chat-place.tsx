import { streamPath } from '@boma/domain/site-paths.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../components/button.ts';
import { Box, chakra } from '../components/ui.ts';
import type { ChatPanelProps } from '../features/chat/components/chat-panel.tsx';
import { logFailure } from '../lib/log.ts';

let Loaded: ComponentType<ChatPanelProps> | undefined;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: 'surface',
} as const;

/** The panel's code did not arrive. */
function Missing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box css={frame} role="alert" alignItems="center" justifyContent="center" gap={4} padding={6}>
      <chakra.p>Chat couldn't load</chakra.p>
      <Button look="quiet" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}

/** The chat panel wherever it stands. No page waits for it: its code is fetched once the page is alive. */
export function ChatPlace(props: Omit<ChatPanelProps, 'streamHref'>) {
  const [Panel, setPanel] = useState(() => Loaded);
  const [attempt, setAttempt] = useState(1);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (Loaded) return;
    let left = false;
    import('../features/chat/components/chat-panel.tsx').then(
      ({ ChatPanel }) => {
        Loaded = ChatPanel;
        if (!left) setPanel(() => ChatPanel);
      },
      (cause: unknown) => {
        logFailure(`Loading the chat, attempt ${attempt},`, cause);
        if (!left) setMissing(true);
      },
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = () => {
    setMissing(false);
    setAttempt((before) => before + 1);
  };
  if (Panel) return <Panel {...props} streamHref={streamPath} />;
  if (missing) return <Missing onRetry={retry} />;
  return <Box css={frame} aria-busy="true" />;
}
