import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import type { ChatState } from '../chat-state.ts';
import { useOnline } from '../hooks/use-online.ts';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  paddingX: { base: 3, sm: 4 },
  paddingY: 2,
  background: 'accentSoft',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& button': {
    minHeight: '28px',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
} as const;

/** A calm line across the panel. */
export function NoticeLine({ children }: { readonly children: ReactNode }) {
  return <chakra.div css={line}>{children}</chakra.div>;
}

/** What keeps the list or one's words from moving just now. The region is always there, so that it is heard when it changes. */
export function ChatNotices({ state, onRetry }: { readonly state: ChatState; readonly onRetry: () => void }) {
  const online = useOnline();
  const slow = state.rows.findLast(
    ({ refusal, state: each }) => refusal === 'too-many-requests' && each === 'waiting',
  );
  return (
    <div role="status">
      {!online && (
        <NoticeLine>You are offline. What you write is kept and sent when you are back.</NoticeLine>
      )}
      {online && !state.connected && state.status === 'ready' && (
        <NoticeLine>
          Nothing new comes in just now. We are listening for it.
          <button type="button" onClick={onRetry}>
            Try now
          </button>
        </NoticeLine>
      )}
      {slow && <NoticeLine>{slow.problem}</NoticeLine>}
    </div>
  );
}
