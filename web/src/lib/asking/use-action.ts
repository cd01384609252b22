import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

export type AskStatus = 'idle' | 'busy' | 'done' | 'failed';

interface Outcome<T, P> {
  readonly status: AskStatus;
  /** The last answer. It stays while the next one is awaited. */
  readonly answer: T | undefined;
  /** What the viewer reads about the last failure. */
  readonly problem: P | undefined;
}

export interface ActionOptions<P> {
  /** The action in words, for the log: 'Settling a report'. */
  readonly doing: string;
  /** What a failure means to the viewer. Undefined: the viewer has cancelled, so nothing is shown or logged. */
  readonly problemOf: (cause: unknown) => P | undefined;
  /** False for a problem that is the viewer's own to correct, such as a wrong password. */
  readonly isLogged?: (problem: P, cause: unknown) => boolean;
  /** While busy another run is refused, unless it `restarts`: then only the newest run counts. */
  readonly restarts?: boolean;
}

export interface Action<A extends readonly unknown[], T, P> extends Outcome<T, P> {
  readonly busy: boolean;
  /** Resolves with true if the action succeeded. Never rejects. */
  readonly run: (...args: A) => Promise<boolean>;
  /** Forgets the outcome of the last run. */
  readonly reset: () => void;
}

const idle = { status: 'idle', answer: undefined, problem: undefined } as const;

/** An action that a viewer asks of the server: whether it is running, and its outcome. */
export function useAction<A extends readonly unknown[], T, P = string>(
  act: (...args: A) => Promise<T>,
  options: ActionOptions<P>,
): Action<A, T, P> {
  const [outcome, setOutcome] = useState<Outcome<T, P>>(idle);
  const newest = useRef({ act, options });
  useEffect(() => {
    newest.current = { act, options };
  });
  const running = useRef<object>(undefined);
  const run = useCallback(async (...args: A): Promise<boolean> => {
    const { options: settings, act: perform } = newest.current;
    if (running.current && !settings.restarts) return false;
    const own = {};
    running.current = own;
    setOutcome(({ answer }) => ({ status: 'busy', answer, problem: undefined }));
    const end = (next: Outcome<T, P>) => {
      running.current = undefined;
      setOutcome(next);
    };
    try {
      const answer = await perform(...args);
      if (running.current === own) end({ status: 'done', answer, problem: undefined });
      return running.current === undefined;
    } catch (cause) {
      if (running.current !== own) return false;
      const problem = settings.problemOf(cause);
      if (problem === undefined) end(idle);
      else {
        if (settings.isLogged?.(problem, cause) ?? true) logFailure(settings.doing, cause);
        end({ status: 'failed', answer: undefined, problem });
      }
      return false;
    }
  }, []);
  const reset = useCallback(() => setOutcome(idle), []);
  return { ...outcome, busy: outcome.status === 'busy', run, reset };
}
