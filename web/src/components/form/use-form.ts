import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type AskStatus, useAction } from '../../lib/asking/use-action.ts';
import type { Problems, Values } from './problems.ts';

export interface FormOptions<F extends string> {
  /** The names of the fields. */
  readonly fields: readonly F[];
  /** Finds problems before the form sends anything. */
  readonly check?: (values: Values<F>) => Problems<F>;
  readonly send: (values: Values<F>) => Promise<unknown>;
  /** What a refusal means to the viewer. Undefined: the viewer has cancelled. */
  readonly problemsOf: (cause: unknown) => Problems<F> | undefined;
  /** The action in words, for the log. */
  readonly doing: string;
  /** True: a refused field does not take the focus, because its problem would disappear with the focus. */
  readonly keepsFocus?: boolean;
  /** Which failures are logged; by default those that belong to no field. */
  readonly isLogged?: (cause: unknown) => boolean;
}

/** What a field of the form needs. */
export interface FieldState {
  readonly name: string;
  readonly problem: string | undefined;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
  readonly onInput: () => void;
}

export interface Form<F extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly status: AskStatus;
  readonly busy: boolean;
  /** The problem that belongs to no field. */
  readonly problem: string | undefined;
  readonly field: (name: F) => FieldState;
  readonly read: () => Values<F>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The current values of the fields. A browser that autofills a form may send no event, so this reads the elements. */
function valuesIn<F extends string>(form: HTMLFormElement | null, fields: readonly F[]): Values<F> {
  const data = form ? new FormData(form) : new FormData();
  const text = (name: F) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as Values<F>;
}

/** The problems at the fields: first those of `check`, then those of the server's answer. */
function useProblems<F extends string>({ fields, check = () => ({}) }: FormOptions<F>) {
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems<F>>({});
  const [answered, setAnswered] = useState<Problems<F>>({});
  const isOurFocus = useRef(false);
  const [focusNext, setFocusNext] = useState<object>();
  useEffect(() => {
    if (!focusNext) return;
    isOurFocus.current = true;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    isOurFocus.current = false;
  }, [focusNext]);
  const read = () => valuesIn(element.current, fields);
  const recheck = (name: F) => setFound((before) => ({ ...before, [name]: check(read())[name] }));
  const forget = (...names: (F | 'form')[]) => {
    if (names.some((name) => answered[name] !== undefined))
      setAnswered((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };
  const field = (name: F): FieldState => ({
    name,
    problem: answered[name] ?? found[name],
    // A field that the viewer only passed through shows no problem.
    onBlur: () => (read()[name] === '' ? undefined : recheck(name)),
    onFocus: () => (isOurFocus.current ? undefined : forget(name)),
    onInput: () => {
      forget(name, 'form');
      if (found[name] !== undefined) recheck(name);
    },
  });
  const focusFirst = () => setFocusNext({});
  /** True if all fields are valid; otherwise the first invalid field takes the focus. */
  const checkAll = (): boolean => {
    const problems = check(read());
    setFound(problems);
    setAnswered({});
    const isWell = Object.values(problems).every((problem) => problem === undefined);
    if (!isWell) focusFirst();
    return isWell;
  };
  return { element, problem: answered.form ?? found.form, read, field, checkAll, setAnswered, focusFirst };
}

/** The state of a form: its problems by field, and whether it is being sent. */
export function useForm<F extends string>(options: FormOptions<F>): Form<F> {
  const { element, problem, read, field, checkAll, setAnswered, focusFirst } = useProblems(options);
  const { status, busy, run } = useAction(options.send, {
    doing: options.doing,
    problemOf: (cause) => {
      const problems = options.problemsOf(cause);
      setAnswered(problems ?? {});
      if (problems && !options.keepsFocus) focusFirst();
      return problems;
    },
    isLogged: ({ form }, cause) => options.isLogged?.(cause) ?? form !== undefined,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && checkAll()) void run(read());
  };
  return { element, status, busy, problem, field, read, submit };
}
