import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { SANCTION_OFFER } from '@boma/domain/moderation/sanction-kinds.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { deleteMessage, settleReports } from '../api/moderation-calls.ts';
import { messagesAround } from '../api/person-history.ts';
import type { ReportedMessage } from '../group-reports.ts';
import { moderationProblem } from '../moderation-words.ts';
import { MessageQuote } from './message-quote.tsx';
import { PersonHistoryPart } from './person-history.tsx';
import { SanctionDialog } from './sanction-dialog.tsx';

const list = {
  display: 'grid',
  gap: 2,
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& li': { paddingLeft: 3, borderLeftWidth: '2px' },
  '& li[aria-current]': { borderLeftColor: 'accent' },
} as const;

interface MessagesAroundProps {
  readonly reportId: string;
  readonly messageId: string;
}

/** What was said before and after a reported message. */
function MessagesAround({ reportId, messageId }: MessagesAroundProps) {
  const ask = useCallback(() => messagesAround(reportId), [reportId]);
  const around = useAnswer(ask, { doing: 'Reading the messages around a report' });
  return (
    <Asked what="the messages around it" of={around} minHeight="6rem">
      {(messages) =>
        messages.length === 0 ? (
          <p>Nothing else is left of this conversation.</p>
        ) : (
          <chakra.ol css={list} aria-label="Messages around it">
            {messages.map(({ id, author, message }) => (
              <li key={id} {...(id === messageId && { 'aria-current': 'true' as const })}>
                <strong>{author}</strong> <bdi>{message}</bdi>
              </li>
            ))}
          </chakra.ol>
        )
      }
    </Asked>
  );
}

export interface ReportCardProps {
  readonly reported: ReportedMessage;
  /** Only admins delete messages of other users. */
  readonly mayDelete: boolean;
}

const DELETED = 'Message deleted.';

function Reasons({ reports }: Pick<ReportedMessage, 'reports'>) {
  return (
    <chakra.ul display="grid" gap={1} textStyle="small" color="muted">
      {reports.map(({ id, reason, reported_at }) => (
        <li key={id}>
          {reason === '' ? 'Reported without a reason' : `“${reason}”`}
          <chakra.time textStyle="clock" marginLeft={2} dateTime={new Date(reported_at).toISOString()}>
            {momentWords(reported_at)}
          </chakra.time>
        </li>
      ))}
    </chakra.ul>
  );
}

function Words({ message }: Pick<ReportedMessage, 'message'>) {
  return (
    <chakra.div display="grid" gap={2} fontSize="1.125rem">
      <chakra.h2 fontWeight={600} fontSize="1.0625rem">
        {message.author ?? 'No author'}
        <chakra.span color="muted" fontWeight={450}>
          {' '}
          in {chatName(message.chat ?? '')}
        </chakra.span>
      </chakra.h2>
      <MessageQuote>{message.message}</MessageQuote>
    </chakra.div>
  );
}

/** What staff have done about a message on this screen. */
function useHandling({ id, reports }: ReportedMessage) {
  const [done, setDone] = useState<readonly string[]>([]);
  const record = (words: string) => setDone((before) => [...before, words]);
  const settling = useAction(() => settleReports(reports.map((report) => report.id)), {
    doing: 'Settling a report',
    problemOf: moderationProblem,
  });
  const remove = async () => {
    await deleteMessage(id);
    record(DELETED);
  };
  return { done, record, remove, settle: () => void settling.run(), problem: settling.problem };
}

/** What was said around the message, and what is known of its author. Read from the server when staff open it. */
function Background({ reported }: Pick<ReportCardProps, 'reported'>) {
  const { id, message, reports } = reported;
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the background' : 'Show the background'}
      </Button>
      {isOpen && (
        <>
          <MessagesAround reportId={reports[0].id} messageId={id} />
          {message.user_id !== null && (
            <PersonHistoryPart uid={message.user_id} author={message.author ?? 'this user'} />
          )}
        </>
      )}
    </chakra.div>
  );
}

/** A reported message: what was said, why it was reported, and what staff can do. */
export function ReportCard({ reported, mayDelete }: ReportCardProps) {
  const { id, message, reports } = reported;
  const { done, record, remove, settle, problem } = useHandling(reported);
  const [isOpen, setOpen] = useState(false);
  const author = message.author ?? 'this user';
  return (
    <chakra.li display="grid" gap={5} paddingY={8} borderTopWidth="1px" maxWidth="46rem">
      <Words message={message} />
      <Reasons reports={reports} />
      <Background reported={reported} />
      <chakra.p role="status" color="good" fontWeight={550} _empty={{ position: 'absolute' }}>
        {done.join(' ')}
      </chakra.p>
      <Flex gap={3} wrap="wrap" align="start">
        {mayDelete && !done.includes(DELETED) && (
          <ConfirmButton
            question="Delete this message for everyone?"
            yes="Yes, delete it"
            no="Leave it"
            problemOf={moderationProblem}
            onConfirm={remove}
          >
            Delete message
          </ConfirmButton>
        )}
        {message.user_id !== null && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {SANCTION_OFFER}
          </Button>
        )}
        <Button look="quiet" onClick={settle}>
          {done.length > 0 ? 'Done with it' : 'Dismiss'}
        </Button>
      </Flex>
      {isOpen && (
        <SanctionDialog
          message={{ id, author, message: message.message ?? '', user_id: message.user_id }}
          onDone={record}
          onClose={() => setOpen(false)}
        />
      )}
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}
