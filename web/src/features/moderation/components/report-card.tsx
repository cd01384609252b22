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
import { deleteMessage, putBackMessage, settleReports } from '../api/moderation-calls.ts';
import { messagesAround } from '../api/moderation-reads.ts';
import type { ReportedMessage } from '../group-reports.ts';
import { moderationProblem } from '../moderation-words.ts';
import { HideDialog } from './hide-dialog.tsx';
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
  /** The id of the staff member who looks at it. */
  readonly ownId?: string | undefined;
}

const DELETED = 'Message deleted.';
const BACK = 'The message is in the chat again.';

/** What the button of a hidden message does: admins decide, and who has hidden it may take that back. */
function PutBackButton({ id, onDone }: { readonly id: string; readonly onDone: (words: string) => void }) {
  const { busy, problem, run } = useAction(() => putBackMessage(id), {
    doing: 'Putting a message back',
    problemOf: moderationProblem,
  });
  const putBack = async () => {
    if (await run()) onDone(BACK);
  };
  return (
    <div>
      <Button look="quiet" aria-disabled={busy} onClick={() => void putBack()}>
        Put it back
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

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

type Opened = 'sanction' | 'hide';

interface ActionsProps extends ReportCardProps, Omit<ReturnType<typeof useHandling>, 'problem'> {
  readonly open: (dialog: Opened) => void;
}

/** What staff can do about the message now. A hidden one waits for an admin, so that nobody dismisses it. */
function Actions({ reported, mayDelete, ownId, done, record, remove, settle, open }: ActionsProps) {
  const { id, message, reports } = reported;
  const hiding = reports.filter(({ hides }) => hides);
  const isDeleted = done.includes(DELETED);
  const isHidden = hiding.length > 0 && !isDeleted;
  const isTheirs = hiding.some(({ reported_by }) => reported_by === ownId);
  return (
    <Flex gap={3} wrap="wrap" align="start">
      {isHidden && (mayDelete || isTheirs) && <PutBackButton id={id} onDone={record} />}
      {mayDelete && !isDeleted && (
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
      {!isHidden && !isDeleted && message.message !== null && message.user_id !== ownId && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => open('hide')}>
          Hide until an admin decides
        </Button>
      )}
      {message.user_id !== null && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => open('sanction')}>
          {SANCTION_OFFER}
        </Button>
      )}
      {!isHidden && (
        <Button look="quiet" onClick={settle}>
          {done.length > 0 ? 'Done with it' : 'Dismiss'}
        </Button>
      )}
    </Flex>
  );
}

/** A reported message: what was said, why it was reported, and what staff can do. */
export function ReportCard(props: ReportCardProps) {
  const { id, message, reports } = props.reported;
  const { problem, ...handling } = useHandling(props.reported);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const moderated = {
    id,
    author: message.author ?? 'this user',
    message: message.message ?? '',
    user_id: message.user_id,
  };
  return (
    <chakra.li display="grid" gap={5} paddingY={8} borderTopWidth="1px" maxWidth="46rem">
      <Words message={message} />
      {reports.some(({ hides }) => hides) && (
        <chakra.p fontWeight={600}>Hidden from the chat until an admin decides.</chakra.p>
      )}
      <Reasons reports={reports} />
      <Background reported={props.reported} />
      <chakra.p role="status" color="good" fontWeight={550} _empty={{ position: 'absolute' }}>
        {handling.done.join(' ')}
      </chakra.p>
      <Actions {...props} {...handling} open={setOpened} />
      {opened === 'sanction' && (
        <SanctionDialog message={moderated} onDone={handling.record} onClose={close} />
      )}
      {opened === 'hide' && <HideDialog message={moderated} onDone={handling.record} onClose={close} />}
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}
