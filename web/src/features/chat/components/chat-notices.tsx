import { CHAT_TEXTS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatPace } from '@boma/domain/chat/chat-pace.schema.ts';
import { memo, type ReactNode, useState } from 'react';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import { useOnline } from '../../../lib/online.ts';
import type { ChatRow, ChatState } from '../chat-state.ts';
import { type Hindrance, hear, NOTHING_SAID, type Said } from '../hindrance.ts';
import { isSaidBelow } from './unsent-note.tsx';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  paddingX: 4,
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

interface NoticeLinesProps {
  /** Only what a signed-in user writes is kept. */
  readonly signedIn: boolean;
  /** True if there is a list and no new messages arrive. */
  readonly cutOff: boolean;
  /** Why the viewer's last message has to wait a moment. */
  readonly slow: string | undefined;
  /** The state of the viewer's last message while no list shows it. */
  readonly unlisted: string | undefined;
  /** What hinders a message that the list shows. */
  readonly listed: Hindrance | undefined;
  /** How staff have calmed the chat. */
  readonly pace: ChatPace | undefined;
  readonly onRetry: () => void;
}

function PaceLine({ pace }: { readonly pace: ChatPace }) {
  if (pace.paused)
    return <NoticeLine>A ranger has paused this chat for a moment. You can still read it.</NoticeLine>;
  return <NoticeLine>{CHAT_TEXTS.slow(pace.slow_seconds)}</NoticeLine>;
}

/** The region is always there, so that screen readers announce changes. */
const NoticeLines = memo(function NoticeLines(props: NoticeLinesProps) {
  const { signedIn, cutOff, slow, unlisted, listed, pace, onRetry } = props;
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <NoticeLine>
          You are offline.{' '}
          {signedIn
            ? 'What you write is kept and sent when you are back.'
            : 'New messages arrive when you are back.'}
        </NoticeLine>
      )}
      {online && cutOff && (
        <NoticeLine>
          The chat is behind live. We are trying to catch up.
          {/* oxlint-disable-next-line house/asks-again -- It is a line across the panel: the messages above it stand. */}
          <button type="button" onClick={onRetry}>
            Try now
          </button>
        </NoticeLine>
      )}
      {online && unlisted && <NoticeLine>{unlisted}</NoticeLine>}
      {/* The list shows it, but a screen reader announces nothing of the list. The same words of another message are announced too. */}
      {listed && <VisuallyHidden key={listed.id}>{listed.text}</VisuallyHidden>}
      {pace && <PaceLine pace={pace} />}
      {slow && !pace && <NoticeLine>{slow}</NoticeLine>}
    </div>
  );
});

/** Why the last message has to wait, if its author was too fast. */
function slownessOf(rows: readonly ChatRow[]): string | undefined {
  return rows.findLast(({ refusal, state }) => refusal === 'too-many-requests' && state === 'waiting')
    ?.problem;
}

/** The state of the viewer's last message while there is no list to show it. The words stay through each new try. */
function unlistedOf({ status, rows }: ChatState, said: Said): string | undefined {
  if (status === 'ready') return undefined;
  const last = rows.findLast((row) => row.state !== 'sent' && !isSaidBelow(row));
  return last && (last.problem ?? said.all.get(last.message.id)?.text ?? 'Sending what you wrote…');
}

interface ChatNoticesProps extends Pick<NoticeLinesProps, 'signedIn' | 'pace' | 'onRetry'> {
  readonly state: ChatState;
}

/** Why no messages arrive or go out now. */
export function ChatNotices({ state, ...props }: ChatNoticesProps) {
  const [before, setBefore] = useState(NOTHING_SAID);
  const said = hear(before, state.rows);
  if (said !== before) setBefore(said);
  const isReady = state.status === 'ready';
  return (
    <NoticeLines
      {...props}
      cutOff={isReady && !state.connected}
      slow={slownessOf(state.rows)}
      unlisted={unlistedOf(state, said)}
      listed={isReady ? said.now : undefined}
    />
  );
}
