import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { refusalWords } from '../lib/asking/refusal-words.ts';
import { useAction } from '../lib/asking/use-action.ts';
import { Button } from './button.ts';
import { Problem } from './form/form-frame.tsx';
import type { AskFirst } from './form/leave-guard.tsx';
import { chakra, Flex } from './ui.ts';

export interface ConfirmButtonProps {
  /** What the button says, and its full name where its text alone is not clear. */
  readonly children: ReactNode;
  readonly name?: string;
  /** The question, and the answers to it. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => Promise<void>;
  /** A second way to say yes, which can be undone and so comes first. */
  readonly other?: { readonly text: string; readonly onChoose: () => Promise<void> };
  /** What the user reads if that failed, where the reason is known. */
  readonly problemOf?: (cause: unknown) => string | undefined;
  /** Where a yes leaves a form: asks first if its input would be lost. */
  readonly askFirst?: AskFirst;
}

export type QuestionProps = Omit<ConfirmButtonProps, 'children' | 'name'> & { readonly onLeave: () => void };

const atOnce: AskFirst = (act) => act();

/** The question itself, for what opens it in another way. The focus is on its quiet answer. */
export function ConfirmQuestion(props: QuestionProps) {
  const { question, yes, no, other, onConfirm, problemOf, askFirst = atOnce, onLeave } = props;
  const act = (choice: () => Promise<void>) => choice();
  const { busy, problem, run } = useAction(act, {
    doing: `'${yes}'`,
    problemOf: (cause) => problemOf?.(cause) ?? refusalWords(cause),
  });
  const refuse = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => refuse.current?.focus(), []);
  const confirm = async (choice: () => Promise<void>) => {
    if (await run(choice)) onLeave();
  };
  return (
    <chakra.div
      role="group"
      data-own-escape=""
      aria-labelledby={id}
      display="grid"
      gap={3}
      onKeyDown={(event) => event.key === 'Escape' && !busy && onLeave()}
    >
      <chakra.p id={id} fontWeight={600} aria-live="polite">
        {question}
      </chakra.p>
      <Flex gap={3} wrap="wrap">
        {/* Not `disabled`: the pressed button would lose the focus. */}
        {other && (
          <Button aria-disabled={busy} onClick={() => void confirm(other.onChoose)}>
            {other.text}
          </Button>
        )}
        <Button look="danger" aria-disabled={busy} onClick={() => askFirst(() => void confirm(onConfirm))}>
          {yes}
        </Button>
        <Button ref={refuse} look="quiet" aria-disabled={busy} onClick={() => busy || onLeave()}>
          {no}
        </Button>
      </Flex>
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}

/** A button that asks once more, in its own place, before an action that cannot be undone. */
export function ConfirmButton({ children, name, ...question }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking) open.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (asking) return <ConfirmQuestion {...question} onLeave={() => setAsking(false)} />;
  return (
    <Button ref={open} look="quiet" aria-label={name} onClick={() => setAsking(true)}>
      {children}
    </Button>
  );
}
