import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { messagesAround } from '../api/moderation-reads.ts';
import type { ReportedThing } from '../group-reports.ts';
import { PersonHistoryPart } from './person-history.tsx';

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

interface BackgroundProps {
  readonly reported: ReportedThing;
  readonly onOpen: () => void;
}

/** What was said around a message, and what is known of the author. Read from the server when staff open it. */
export function Background({ reported, onOpen }: BackgroundProps) {
  const { kind, id, copy, reports } = reported;
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <Button look="quiet" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Hide the background' : 'Show the background'}
      </Button>
      {isOpen && (
        <>
          {kind === 'message' && <MessagesAround reportId={reports[0].id} messageId={id} />}
          {copy.user_id !== null && (
            <PersonHistoryPart uid={copy.user_id} author={copy.author ?? 'this user'} />
          )}
        </>
      )}
    </chakra.div>
  );
}
