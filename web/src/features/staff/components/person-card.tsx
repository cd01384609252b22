import { may } from '@boma/domain/access/access.ts';
import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { SANCTION_OFFER } from '@boma/domain/moderation/sanction-kinds.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useStoredUser } from '../../../session/session.ts';
import { deleteMessage } from '../../moderation/api/moderation-calls.ts';
import { personMessages } from '../../moderation/api/moderation-reads.ts';
import HideDialog from '../../moderation/components/hide-dialog.later.tsx';
import { MessageQuote } from '../../moderation/components/message-quote.tsx';
import { PersonHistoryPart } from '../../moderation/components/person-history.tsx';
import SanctionDialog from '../../moderation/components/sanction-dialog.later.tsx';
import type { ModeratedMessage } from '../../moderation/moderated-message.ts';
import { moderationProblem } from '../../moderation/moderation-words.ts';
import { membershipPath, personPath } from '../staff-sections.ts';
import { PersonNotes } from './person-notes.tsx';

function LastMessages({ uid }: { readonly uid: string }) {
  const ask = useCallback(() => personMessages(uid), [uid]);
  const answer = useAnswer(ask, { doing: 'Reading the messages of a user' });
  return (
    <Asked what="the messages" of={answer} minHeight="8rem">
      {(messages) => (
        <chakra.ol display="grid" gap={3} textStyle="small" overflowWrap="anywhere">
          {messages.map(({ id, chat, message, sent_at, hidden }) => (
            <li key={id}>
              <bdi>{message}</bdi>
              <chakra.span display="block" color="muted">
                {chatName(chat)} · {momentWords(sent_at)}
                {hidden && ' · hidden'}
              </chakra.span>
            </li>
          ))}
        </chakra.ol>
      )}
    </Asked>
  );
}

interface PersonCardProps {
  /** The message at which staff asked who it is. */
  readonly message: ModeratedMessage;
  /** As in `PersonNotes`. */
  readonly onGuard?: OnGuard;
  readonly onClose: () => void;
}

type Opened = 'sanction' | 'hide';

/** What staff can do about the chosen message and its author. */
function CardActions({ message }: Pick<PersonCardProps, 'message'>) {
  const user = useStoredUser();
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState('');
  const close = () => setOpened(undefined);
  return (
    <>
      <chakra.p role="status" color="good" fontWeight={600} _empty={{ position: 'absolute' }}>
        {done}
      </chakra.p>
      <Flex gap={3} wrap="wrap" align="start">
        <Button aria-haspopup="dialog" onClick={() => setOpened('sanction')}>
          {SANCTION_OFFER}
        </Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpened('hide')}>
          Hide until an admin decides
        </Button>
        {may(user, 'message.delete') && (
          <ConfirmButton
            question="Delete this message for everyone?"
            yes="Yes, delete it"
            no="Leave it"
            problemOf={moderationProblem}
            onConfirm={async () => {
              await deleteMessage(message.id);
              setDone('Message deleted.');
            }}
          >
            Delete message
          </ConfirmButton>
        )}
      </Flex>
      {opened === 'sanction' && <SanctionDialog message={message} onDone={setDone} onClose={close} />}
      {opened === 'hide' && <HideDialog message={message} onDone={setDone} onClose={close} />}
    </>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'accent',
  fontWeight: 600,
} as const;

/** What staff know of who wrote a message: the sanction in force, what happened before, notes, and their last messages. */
export function PersonCard({ message, onGuard, onClose }: PersonCardProps) {
  const { author, user_id: uid } = message;
  if (uid === null) return null;
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <Flex justify="space-between" align="start" gap={3} width="100%">
        <chakra.h2 textStyle="section" overflowWrap="anywhere" minWidth={0}>
          {author}
        </chakra.h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </Flex>
      <MessageQuote>{message.message}</MessageQuote>
      <CardActions message={message} />
      <PersonHistoryPart uid={uid} author={author} />
      <chakra.div display="grid" gap={3} width="100%">
        <chakra.h3 fontWeight={600}>Notes</chakra.h3>
        <PersonNotes key={uid} uid={uid} name={author} onGuard={onGuard} />
      </chakra.div>
      <chakra.div display="grid" gap={3} width="100%">
        <chakra.h3 fontWeight={600}>Last messages</chakra.h3>
        <LastMessages uid={uid} />
      </chakra.div>
      <Flex columnGap={6} wrap="wrap">
        <RouterLink to={personPath(uid)} {...link}>
          Everything about {author}
        </RouterLink>
        <RouterLink to={membershipPath(uid)} {...link}>
          Membership
        </RouterLink>
      </Flex>
    </chakra.div>
  );
}
