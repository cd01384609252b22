import { kindBehind } from '@boma/domain/moderation/sanction-kinds.ts';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStore } from '../../../lib/store.ts';
import { refetchUser } from '../../../session/refetch-user.ts';
import { useStoredUser } from '../../../session/session.ts';
import { askToSignIn, signInAsked } from '../../../session/sign-in-prompt.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import { SanctionNotice } from '../../moderation/components/sanction-notice.tsx';
import type { ChatRoom, ChatRow } from '../chat-state.ts';
import { sanctionWords } from '../send-outcome.ts';
import { Composer } from './composer.tsx';

/** The longest time in milliseconds that a timer of the browser takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Why the signed-in user may not write now. Null: they may, also once the sanction has ended by itself. */
function useSanction(): StoredUser['sanction'] {
  const sanction = useStoredUser()?.sanction ?? null;
  const until = sanction?.until ?? Number.POSITIVE_INFINITY;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === Number.POSITIVE_INFINITY || until <= now) return;
    const left = Math.max(0, until - serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.min(left, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [until, now]);
  return until <= now ? null : sanction;
}

const foot = {
  padding: 3,
  paddingBottom: 1,
  borderTopWidth: '1px',
  '& [data-small]': { fontSize: '0.8125rem', lineHeight: 1.4, color: 'muted' },
  '& [data-small] button': {
    minHeight: '36px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& [data-small] button:hover': { color: 'ink' },
} as const;

/** The refusal that stops its author from writing, while the refused message is still there. */
export function sanctionOf(rows: readonly ChatRow[]): ChatRow | undefined {
  return rows.findLast(({ state, refusal }) => state === 'failed' && kindBehind(refusal) !== undefined);
}

interface ChatFootProps {
  readonly chat: string;
  readonly name: string;
  /** The message that was refused because its author is under a sanction. */
  readonly sanction: ChatRow | undefined;
  readonly room: ChatRoom;
  readonly signedIn: boolean;
  /** Staff have paused the chat, and this viewer is no staff. */
  readonly paused: boolean;
  readonly onSent: () => void;
  readonly onGuidelines: () => void;
}

/**
 * Moves the focus when a notice replaces the field or the field comes back. After a sign-in from here the focus moves to
 * the field. The focus is never taken from elsewhere. Returns the function that asks the viewer to sign in.
 */
function useFieldFocus(place: RefObject<HTMLElement | null>, isSanctioned: boolean, signedIn: boolean) {
  const was = useRef({ isSanctioned, hasAsked: false });
  // While the dialog stands, the focus is in it.
  const isAsking = useStore(signInAsked, undefined) !== undefined;
  useEffect(() => {
    if (isAsking) return;
    const comesIn = signedIn && was.current.hasAsked;
    const hasChanged = comesIn || was.current.isSanctioned !== isSanctioned;
    was.current = { isSanctioned, hasAsked: was.current.hasAsked && !signedIn };
    if (hasChanged && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true });
  }, [place, isSanctioned, signedIn, isAsking]);
  return () => {
    was.current.hasAsked = true;
    askToSignIn({ returnHere: true });
  };
}

/** Asks the server whether the user may write: staff may have changed that since. */
function useAskWhetherMayWrite(): () => void {
  const { run } = useAction(refetchUser, {
    doing: 'Asking whether the user may write again',
    problemOf: () => true as const,
  });
  return () => void run();
}

/** Shown to a user who may not write, before they have tried. */
function StandingSanction() {
  const sanction = useSanction();
  const ask = useAskWhetherMayWrite();
  if (!sanction) return null;
  return (
    <SanctionNotice
      refusal={sanction.code}
      words={sanctionWords(sanction.alert, sanction.until ?? undefined)}
      onRetry={ask}
    />
  );
}

/** The field for a message, or the reason why the viewer cannot write, and the link to the chat's rules. */
export const ChatFoot = memo(function ChatFoot(props: ChatFootProps) {
  const { chat, name, sanction, room, signedIn, paused, onSent, onGuidelines } = props;
  const place = useRef<HTMLDivElement>(null);
  const mayWrite = useSanction() === null;
  const askWhetherMayWrite = useAskWhetherMayWrite();
  const signIn = useFieldFocus(place, sanction !== undefined || !mayWrite || paused, signedIn);
  return (
    <Box ref={place} css={foot}>
      {sanction ? (
        <SanctionNotice
          refusal={sanction.refusal}
          words={sanction.problem ?? ''}
          onRetry={() => room.retry(sanction.message.id)}
          onDiscard={() => {
            room.discard(sanction.message.id);
            // With the message goes what says why they may not write.
            askWhetherMayWrite();
          }}
        />
      ) : paused ? null : mayWrite ? (
        <Composer key={`${chat} ${signedIn}`} chat={chat} name={name} send={room.send} onSent={onSent} />
      ) : (
        <StandingSanction />
      )}
      <Flex data-small="" align="center" justify="space-between" gap={3} paddingX={1}>
        {!signedIn && (
          <p>
            <chakra.button type="button" color="ink" onClick={signIn}>
              Sign in or register
            </chakra.button>{' '}
            to join in.
          </p>
        )}
        <button type="button" aria-label="Chat guidelines" onClick={onGuidelines}>
          Guidelines
        </button>
      </Flex>
    </Box>
  );
});
