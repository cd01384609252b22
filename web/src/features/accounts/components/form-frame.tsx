import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { warmUp } from '../warm-up.ts';

interface FormFrameProps {
  readonly label: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/**
 * `method="dialog"`: until its scripts have come, a form sends nothing, rather than a password in the page's address.
 */
export function FormFrame({ label, onSubmit, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const touched = ['focusin', 'pointerdown'] as const;
    for (const type of touched) form.current?.addEventListener(type, warmUp, { once: true });
  }, []);
  return (
    <form ref={form} method="dialog" noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
