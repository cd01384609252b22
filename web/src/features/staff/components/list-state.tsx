import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import type { Answer } from '../../../lib/asking/use-answer.ts';

interface ListStateProps<T> {
  /** 'appeals' */
  readonly what: string;
  readonly answer: Pick<Answer<T, true>, 'answer' | 'failed' | 'retry'>;
  readonly children: (answer: T) => ReactNode;
}

/** Staff may be anywhere in a long list, so it stays in the window. */
const overList = {
  position: 'sticky',
  bottom: 4,
  padding: 4,
  marginTop: 4,
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'raised',
} as const;

/**
 * What the server answered; or that it is on its way; or that it failed, with a retry. An older answer stands while a newer
 * one has failed.
 */
export function ListState<T>({ what, answer: { answer, failed, retry }, children }: ListStateProps<T>) {
  if (answer === undefined && !failed) return <WaitingLines label={`Loading the ${what}`} minHeight="30vh" />;
  const isOlder = answer !== undefined;
  return (
    <>
      {isOlder && children(answer)}
      {failed && (
        <chakra.div role="alert" display="grid" gap={4} justifyItems="start" css={isOlder ? overList : {}}>
          <p>
            We could not load the {what}. It may be your connection or ours.
            {isOlder && ' What you see is from before.'}
          </p>
          <Button onClick={retry}>Retry</Button>
        </chakra.div>
      )}
    </>
  );
}

export const failedIsAll = () => true as const;
