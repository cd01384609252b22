import { type Credentials, credentialsSchema } from '@boma/domain/accounts/credentials.schema.ts';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { type FieldName, identityProblem, type Problems } from '../identity-problem.ts';
import { sayIdentity } from '../say-identity.ts';
import { keepTypedEmail } from '../typed-email.ts';

const names = ['email', 'password'] as const;

function problemsOf(values: Credentials): Problems {
  const { error } = credentialsSchema.safeParse(values);
  const issues = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return Object.fromEntries(issues.toReversed()) as Problems;
}

export interface FieldState {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
  readonly onInput: () => void;
}

/** What a form needs to tell apart: what we found ourselves, and what was answered. */
function useProblems() {
  const refs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [found, setFound] = useState<Problems>({});
  const [answered, setAnswered] = useState<Problems>({});
  // What a browser fills in by itself tells nobody, so the fields are asked.
  const read = (): Credentials => ({
    email: refs.email.current?.value.trim() ?? '',
    password: refs.password.current?.value ?? '',
  });
  const without = (problems: Problems, name: FieldName) => ({ ...problems, [name]: undefined });
  const check = (name: FieldName) => setFound((before) => ({ ...before, [name]: problemsOf(read())[name] }));
  const field = (name: FieldName): FieldState => ({
    ref: refs[name],
    problem: answered[name] ?? found[name],
    // Nobody is told off for a field they have only passed by.
    onBlur: () => (read()[name] === '' ? undefined : check(name)),
    onFocus: () => setAnswered((before) => without(before, name)),
    onInput: () => {
      if (name === 'email') keepTypedEmail(read().email);
      if (answered[name]) setAnswered(without(answered, name));
      if (found[name]) check(name);
    },
  });
  /** Tells whether everything is well, and leads to the first field that is not. */
  const checkAll = (): boolean => {
    const problems = problemsOf(read());
    setFound(problems);
    setAnswered({});
    const first = names.find((name) => problems[name]);
    if (first) refs[first].current?.focus();
    return first === undefined;
  };
  return { read, field, checkAll, setAnswered };
}

/**
 * The state of a form with an address and a password. `enter` resolves once somebody is in, and `onEntering` hears when
 * it begins and when it has failed.
 */
export function useCredentials(
  enter: (credentials: Credentials) => Promise<void>,
  onEntering?: (entering: boolean) => void,
) {
  const { read, field, checkAll, setAnswered } = useProblems();
  const [busy, setBusy] = useState(false);
  const change = (entering: boolean) => {
    setBusy(entering);
    onEntering?.(entering);
  };
  const attempt = async () => {
    sayIdentity(undefined);
    change(true);
    try {
      await enter(read());
    } catch (cause) {
      logRefusal(cause);
      const { text, caption, fields } = identityProblem(cause);
      change(false);
      setAnswered(fields);
      sayIdentity(text, caption);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && checkAll()) void attempt();
  };
  return { read, field, submit, busy, setBusy: change };
}

/** A wrong password is nothing to write down; what is not the person's doing is. */
function logRefusal(cause: unknown): void {
  const { code }: { code?: unknown } = Object(cause);
  if (typeof code !== 'string') logFailure('Signing in', cause);
}
