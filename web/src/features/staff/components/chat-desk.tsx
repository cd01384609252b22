import { chatName, GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { ToolSelect } from '../../../components/staff/toolbar.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { ChatPlace } from '../../chat/components/chat-place.tsx';
import type { ModeratedMessage } from '../../moderation/moderated-message.ts';
import { listCameras } from '../api/staff-calls.ts';
import { chatDeskPath } from '../staff-sections.ts';
import { ChatPaceControls } from './chat-pace-controls.tsx';
import { PersonCard } from './person-card.tsx';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(18rem, 24rem)' },
  gap: 5,
  alignItems: 'start',
} as const;

const panel = {
  height: { base: 'min(68dvh, 40rem)', md: 'min(76dvh, 52rem)' },
  minHeight: '20rem',
  borderWidth: '1px',
  borderRadius: 'lg',
  overflow: 'hidden',
} as const;

const card = {
  padding: 5,
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  maxHeight: { md: 'min(76dvh, 52rem)' },
  overflowY: { md: 'auto' },
  scrollMarginTop: '5rem',
} as const;

/** The chats that public cameras name, after that of the site. */
async function readChats(): Promise<string[]> {
  const shown = (await listCameras()).filter(({ camera }) => isPublic(camera, serverNow()));
  return [...new Set([GENERAL_CHAT, ...shown.map(({ camera }) => camera.chat)])];
}

/** On a narrow screen the card is below the chat, so it comes into sight and takes the focus. */
function Aside(props: ComponentProps<typeof PersonCard>) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <chakra.section ref={place} tabIndex={-1} css={card} aria-label={`About ${props.message.author}`}>
      <PersonCard {...props} />
    </chakra.section>
  );
}

/** For staff: a chat, with what they know of who writes there, and how fast it goes. */
export function ChatDesk({ item = GENERAL_CHAT }: { readonly item: string | undefined }) {
  const navigate = useNavigate();
  const [chosen, choose] = useState<ModeratedMessage>();
  const { onGuard, askFirst } = useAskFirst();
  const shown = chosen?.id;
  const ask = useCallback(
    (message: ModeratedMessage) => message.id === shown || askFirst(() => choose(message)),
    [askFirst, shown],
  );
  const place = useRef<HTMLDivElement>(null);
  const { answer: chats = [GENERAL_CHAT] } = useAnswer(readChats, {
    doing: 'Reading which chats there are',
  });
  const options = [...new Set([...chats, item])].map((chat) => ({ value: chat, text: chatName(chat) }));
  const close = () => {
    choose(undefined);
    place.current?.querySelector<HTMLElement>('[role=log]')?.focus();
  };
  return (
    <>
      <StaffHead
        title="Chats"
        lead="The shield at a message shows what staff know of its author."
        tools={
          <>
            <ToolSelect
              label="Chat"
              name="chat"
              value={item}
              options={options}
              onChange={({ target: { value } }) =>
                askFirst(() => {
                  choose(undefined);
                  void navigate(chatDeskPath(value), { replace: true });
                })
              }
            />
            <ChatPaceControls key={item} chat={item} />
          </>
        }
      />
      <chakra.div css={columns}>
        <chakra.div ref={place} css={panel}>
          <ChatPlace key={item} chat={item} onPerson={ask} />
        </chakra.div>
        {chosen ? (
          <Aside key={shown} message={chosen} onGuard={onGuard} onClose={() => askFirst(close)} />
        ) : (
          <chakra.p color="muted" css={card}>
            Nobody is chosen. Hover over a message, or tap it, and press the shield.
          </chakra.p>
        )}
      </chakra.div>
    </>
  );
}
