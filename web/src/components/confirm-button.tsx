import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { logFailure } from '../lib/log.ts';
import { Button } from './button.ts';
import { chakra, Flex } from './ui.ts';

export interface ConfirmButtonProps {
  /** What the button says, and to whom it is not clear from where it stands, what it is for. */
  readonly children: ReactNode;
  readonly name?: string;
  /** The question, and the answers to it. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => Promise<void>;
}

/** A button that asks once more, in its own place, before it does what cannot be undone. */
export function ConfirmButton({ children, name, question, yes, no, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refuse = useRef<HTMLButtonElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const id = useId();
  useEffect(() => {
    if (asking) refuse.current?.focus();
    else if (wasAsking.current) open.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const leave = () => {
    setAsking(false);
    setState('idle');
  };
  const confirm = async () => {
    setState('busy');
    try {
      await onConfirm();
      leave();
    } catch (cause) {
      logFailure(`'${yes}'`, cause);
      setState('failed');
    }
  };
  if (!asking) {
    return (
      <Button ref={open} look="quiet" aria-label={name} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="grid"
      gap={3}
      onKeyDown={(event) => event.key === 'Escape' && state !== 'busy' && leave()}
    >
      <chakra.p id={id} fontWeight={600} aria-live="polite">
        {question}
      </chakra.p>
      <Flex gap={3} wrap="wrap">
        <Button disabled={state === 'busy'} onClick={() => void confirm()}>
          {yes}
        </Button>
        <Button ref={refuse} look="quiet" disabled={state === 'busy'} onClick={leave}>
          {no}
        </Button>
      </Flex>
      {state === 'failed' && (
        <chakra.p role="alert" textStyle="small" color="danger">
          That did not work. Please try again in a moment.
        </chakra.p>
      )}
    </chakra.div>
  );
}
