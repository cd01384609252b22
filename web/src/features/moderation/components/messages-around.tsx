import { useCallback } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { messagesAround } from '../api/person-history.ts';

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
export function MessagesAround({ reportId, messageId }: MessagesAroundProps) {
  const ask = useCallback(() => messagesAround(reportId), [reportId]);
  const { answer, failed, retry } = useAnswer(ask, {
    doing: 'Reading the messages around a report',
    problemOf: () => true as const,
  });
  if (failed)
    return (
      <chakra.div role="alert" display="grid" gap={3} justifyItems="start">
        <p>We could not load the messages around it.</p>
        <Button look="quiet" onClick={retry}>
          Retry
        </Button>
      </chakra.div>
    );
  if (!answer) return <WaitingLines label="Loading the messages around it" minHeight="6rem" />;
  if (answer.length === 0) return <p>Nothing else is left of this conversation.</p>;
  return (
    <chakra.ol css={list} aria-label="Messages around it">
      {answer.map(({ id, author, message }) => (
        <li key={id} {...(id === messageId && { 'aria-current': 'true' as const })}>
          <strong>{author}</strong> <bdi>{message}</bdi>
        </li>
      ))}
    </chakra.ol>
  );
}
