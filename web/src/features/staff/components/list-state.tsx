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

/** What the server answered; or that it is on its way; or that it failed, with a retry. */
export function ListState<T>({ what, answer: { answer, failed, retry }, children }: ListStateProps<T>) {
  if (answer !== undefined) return children(answer);
  if (!failed) return <WaitingLines label={`Loading the ${what}`} minHeight="30vh" />;
  return (
    <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
      <p>We could not load the {what}. It may be your connection or ours.</p>
      <Button onClick={retry}>Retry</Button>
    </chakra.div>
  );
}

export const failedIsAll = () => true as const;
