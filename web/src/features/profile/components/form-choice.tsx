import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { DoneNote } from '../../../components/done-note.tsx';
import { Flex } from '../../../components/ui.ts';

/** A form behind a button. `close` ends it; `done` says what was done. */
export interface FormOnOffer {
  readonly text: string;
  readonly form: (close: (done?: string) => void) => ReactNode;
}

/** Buttons, and in their place the form that one of them opens. The focus is never lost. */
export function FormChoice({ forms }: { readonly forms: readonly FormOnOffer[] }) {
  const [open, setOpen] = useState<FormOnOffer['text']>();
  const [done, setDone] = useState<string>();
  const buttons = useRef<HTMLDivElement>(null);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (open === undefined && done === undefined && opened.current !== undefined)
      [...(buttons.current?.children ?? [])]
        .filter((button) => button instanceof HTMLElement)
        .find(({ textContent }) => textContent === opened.current)
        ?.focus();
    opened.current = open;
  }, [open, done]);
  const close = (said?: string) => {
    setOpen(undefined);
    setDone(said);
  };
  const turnTo = (text: string) => {
    setDone(undefined);
    setOpen(text);
  };
  const chosen = forms.find(({ text }) => text === open);
  if (chosen) return chosen.form(close);
  return (
    <>
      {done !== undefined && <DoneNote>{done}</DoneNote>}
      <Flex ref={buttons} gap={3} wrap="wrap">
        {forms.map(({ text }) => (
          <Button key={text} look="quiet" onClick={() => turnTo(text)}>
            {text}
          </Button>
        ))}
      </Flex>
    </>
  );
}
