import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { identityProblem, type Problems } from '../identity-problem.ts';

type Field = Exclude<keyof Problems, 'form'>;

export interface CredentialsForm {
  readonly problems: Problems;
  readonly busy: boolean;
  /** A field whose problem goes away as soon as somebody turns to it. */
  readonly clear: (field: Field) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form whose values are read when it is sent: what `check` finds is told at the fields, else `send` runs, and what it
 * throws is told there too.
 */
export function useCredentialsForm(options: {
  readonly check: (values: FormData) => Problems;
  readonly send: (values: FormData) => Promise<void>;
}): CredentialsForm {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement }>();
  useEffect(() => {
    // The first field with a problem takes the focus, once it is marked as such.
    refused?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  const tell = (found: Problems, form: HTMLFormElement) => {
    setProblems(found);
    setRefused({ form });
  };
  const run = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const found = options.check(values);
    if (Object.keys(found).length > 0) return tell(found, form);
    sending.current = true;
    setBusy(true);
    setProblems({});
    try {
      await options.send(values);
    } catch (cause) {
      const problem = identityProblem(cause);
      if (problem.form !== undefined) logFailure('Changing the account', cause);
      tell(problem, form);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    problems,
    busy,
    clear: (field) => setProblems((before) => ({ ...before, [field]: undefined })),
    submit: (event) => {
      event.preventDefault();
      if (!sending.current) void run(event.currentTarget);
    },
  };
}
