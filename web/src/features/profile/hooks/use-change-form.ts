import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';

/** What is wrong, by the field it belongs to; `form` is for what belongs to none. */
export type Problems<F extends string> = { readonly [K in F | 'form']?: string | undefined };

/** What a form is about. Its values are read when it is sent. */
export interface Change<F extends string> {
  /** What is wrong with them before anything is sent. */
  readonly check: (values: Readonly<Record<F, string>>) => Problems<F>;
  readonly send: (values: Readonly<Record<F, string>>) => Promise<void>;
  /** What it means that sending failed. */
  readonly problemsOf: (cause: unknown) => Problems<F>;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function valuesOf<F extends string>(form: HTMLFormElement, names: readonly F[]): Record<F, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<F, string>;
}

/** What `check` finds and what sending fails with is told at the fields, the first of which takes the focus. */
export function useChangeForm<F extends string>(names: readonly F[], change: Change<F>) {
  const [problems, setProblems] = useState<Problems<F>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement }>();
  useEffect(() => {
    // Once it is marked as such.
    refused?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  const tell = (found: Problems<F>, form: HTMLFormElement) => {
    setProblems(found);
    setRefused({ form });
  };
  const run = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names);
    const found = change.check(values);
    if (Object.keys(found).length > 0) return tell(found, form);
    sending.current = true;
    setBusy(true);
    setProblems({});
    try {
      await change.send(values);
    } catch (cause) {
      const problem = change.problemsOf(cause);
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
    /** A field's problem goes away as soon as somebody turns to it. */
    clear: (field: F) => setProblems((before) => ({ ...before, [field]: undefined })),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!sending.current) void run(event.currentTarget);
    },
  };
}
