import type { ReactNode } from 'react';
import type { Answer } from '../lib/asking/use-answer.ts';
import { Button } from './button.ts';
import { fromAround } from './focus-around.ts';
import { chakra } from './ui.ts';
import { WaitingLines, type WaitingLinesProps } from './waiting-lines.tsx';

interface FailedProps {
  /** What failed: 'We could not load your devices.' */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** An older answer stands above it: the reader may be anywhere in it, so this stays in the window. */
  readonly overOlder?: boolean;
}

const panel = {
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  padding: 4,
  marginBlock: 4,
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'raised',
} as const;
const inSight = { position: 'sticky', bottom: 4 } as const;

/** Stands in for what could not be loaded, with a button that asks again. */
export function Failed({ children, onRetry, overOlder = false }: FailedProps) {
  return (
    <chakra.div role="alert" css={[panel, overOlder && inSight]}>
      <p>
        <strong>{children}</strong> It may be your connection or ours.
        {overOlder && ' What you see is from before.'}
      </p>
      <Button look="quiet" onClick={fromAround(onRetry)}>
        Retry
      </Button>
    </chakra.div>
  );
}

interface AskedProps<T> {
  /** What was asked for, with its article: 'your devices', 'the photos'. */
  readonly what: string;
  readonly of: Pick<Answer<T, unknown>, 'answer' | 'failed' | 'retry'>;
  /** The room kept free while the first answer is on its way. */
  readonly minHeight?: WaitingLinesProps['minHeight'];
  /** Keeps that room in place of lines. */
  readonly room?: ReactNode;
  readonly children: (answer: T) => ReactNode;
}

/**
 * What the server answered; or that it is on its way; or that it failed, with a retry. An older answer stands while a newer
 * one has failed.
 */
export function Asked<T>({ what, of: { answer, failed, retry }, minHeight, room, children }: AskedProps<T>) {
  if (answer === undefined && !failed)
    return room ?? <WaitingLines label={`Loading ${what}`} {...(minHeight && { minHeight })} />;
  return (
    <>
      {answer !== undefined && children(answer)}
      {failed && (
        <Failed onRetry={retry} overOlder={answer !== undefined}>
          We could not load {what}.
        </Failed>
      )}
    </>
  );
}
