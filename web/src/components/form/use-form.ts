import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { type AskStatus, useAction } from '../../lib/asking/use-action.ts';
import { type Checked, checkInput, type FormSchema, limitOf, type Naming } from './form-schema.ts';
import type { Problems, Values } from './problems.ts';

export interface FormOptions<F extends string, T> extends Naming<F> {
  /** It finds problems before the form sends anything, and limits what can be typed. */
  readonly schema: FormSchema<T>;
  /** Typed values as the schema takes them; the values themselves by default. They may be wrong: the schema says where. */
  readonly toInput?: ((values: Values<F>) => unknown) | undefined;
  /** Stands at the end of the form while a field is wrong. */
  readonly summary?: string;
  /** Called when the viewer sends a form that has wrong fields. */
  readonly onWrong?: (problems: Problems<F>) => void;
  readonly send: (input: T, typed: Values<F>) => Promise<unknown>;
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
  /** Characters. Undefined: no limit, or not known yet. */
  readonly maxLength: number | undefined;
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

/** What fields say themselves, by their custom validity: the value of one is still on its way. */
function unreadyIn<F extends string>(form: HTMLFormElement | null): Problems<F> {
  const said = [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.customError
      ? [[field.name, field.validationMessage] as const]
      : [],
  );
  return Object.fromEntries(said) as Problems<F>;
}

/** The schema of a form, once it is there. */
function useSchema<T>(schema: FormSchema<T>) {
  const [fetched, setFetched] = useState<z.ZodType<T>>();
  const fetch = async (): Promise<z.ZodType<T>> => {
    if (typeof schema !== 'function') return schema;
    const found = await schema();
    setFetched(found);
    return found;
  };
  return { known: typeof schema === 'function' ? fetched : schema, fetch };
}

/** The problems at the fields: first those of the schema, then those of the server's answer. */
function useProblems<F extends string, T>(options: FormOptions<F, T>) {
  const { fields, fieldOf, toInput = (values) => values, summary } = options;
  const { known, fetch } = useSchema(options.schema);
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
  const checkedBy = (schema: z.ZodType<T>): Checked<F, T> => {
    const checked = checkInput(schema, toInput(read()), { fields, fieldOf });
    const unready = unreadyIn<F>(element.current);
    return Object.keys(unready).length === 0 ? checked : { problems: { ...checked.problems, ...unready } };
  };
  const recheck = async (name: F) => {
    const { problems = {} as Problems<F> } = checkedBy(known ?? (await fetch()));
    setFound((before) => ({ ...before, [name]: problems[name] }));
  };
  const forget = (...names: (F | 'form')[]) => {
    if (names.some((name) => answered[name] !== undefined))
      setAnswered((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };
  const field = (name: F): FieldState => ({
    name,
    problem: answered[name] ?? found[name],
    maxLength: known && limitOf(known, name, { fieldOf }),
    // A field that the viewer only passed through shows no problem. A schema that did not come is asked for again.
    onBlur: () => (read()[name] === '' ? undefined : void recheck(name).catch(() => undefined)),
    onFocus: () => {
      if (!known) fetch().catch(() => undefined);
      if (!isOurFocus.current) forget(name);
    },
    onInput: () => {
      forget(name, 'form');
      if (found[name] !== undefined) void recheck(name);
    },
  });
  const focusFirst = () => setFocusNext({});
  /** What is sent. Undefined: a field is wrong, and the first one that is takes the focus. */
  const checkAll = (schema: z.ZodType<T>): { readonly input: T } | undefined => {
    const checked = checkedBy(schema);
    const { problems } = checked;
    setFound(problems ? { ...problems, form: problems.form ?? summary } : {});
    setAnswered({});
    if ('input' in checked) return checked;
    options.onWrong?.(checked.problems);
    focusFirst();
    return undefined;
  };
  const problem = answered.form ?? found.form;
  return { element, problem, known, fetch, read, field, checkAll, setAnswered, focusFirst };
}

/** Thrown inside a form that has a problem, so that it stays unsent. */
class Unsent extends Error {}

/** The state of a form: its problems by field, and whether it is being sent. */
export function useForm<F extends string, T>(options: FormOptions<F, T>): Form<F> {
  const { element, problem, known, fetch, read, field, checkAll, setAnswered, focusFirst } =
    useProblems(options);
  const sendChecked = (schema: z.ZodType<T>): Promise<unknown> => {
    const checked = checkAll(schema);
    if (!checked) throw new Unsent('A field is wrong.');
    return options.send(checked.input, read());
  };
  // Sent in the same task as the press where the schema is there: browsers open windows only then.
  const { status, busy, run } = useAction(() => (known ? sendChecked(known) : fetch().then(sendChecked)), {
    doing: options.doing,
    problemOf: (cause) => {
      if (cause instanceof Unsent) return undefined;
      const problems = options.problemsOf(cause);
      setAnswered(problems ?? {});
      if (problems && !options.keepsFocus) focusFirst();
      return problems;
    },
    isLogged: ({ form }, cause) => options.isLogged?.(cause) ?? form !== undefined,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void run();
  };
  return { element, status, busy, problem, field, read, submit };
}
