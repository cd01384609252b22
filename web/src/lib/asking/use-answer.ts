import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../log.ts';

interface Held<T, P> {
  /** Undefined until the first answer arrives. */
  readonly answer: T | undefined;
  /** What the viewer reads if the last try failed. An older answer may still be shown. */
  readonly problem: P | undefined;
}

export interface Answer<T, P> extends Held<T, P> {
  readonly failed: boolean;
  /** Asks again and keeps what is shown until the new answer comes. Resolves then, and never rejects. */
  readonly refresh: () => Promise<void>;
  /** True while an answer is awaited. */
  readonly isAsking: () => boolean;
  /** Asks again after a failure: the problem is taken away at once. */
  readonly retry: () => void;
  /** Changes the answer by what this page knows already. */
  readonly change: (change: (answer: T) => T) => void;
}

export interface AnswerOptions<P> {
  /** The question in words, for the log: 'Listing the devices'. */
  readonly doing: string;
  /** What a failure means to the viewer. Absent: every failure means the same. */
  readonly problemOf?: (cause: unknown) => P;
}

/**
 * Something that the page reads from the server when it is shown. `ask` must be the same function from render to render;
 * another one is asked at once. Its signal is aborted when the component goes, and only the newest answer counts. After
 * a failure it is asked again when the network returns.
 */
export function useAnswer<T, P = true>(
  ask: (signal: AbortSignal) => Promise<T>,
  { doing, problemOf }: AnswerOptions<P>,
): Answer<T, P> {
  const [held, setHeld] = useState<Held<T, P>>({ answer: undefined, problem: undefined });
  const words = useRef({ doing, problemOf });
  useEffect(() => {
    words.current = { doing, problemOf };
  });
  const asking = useRef<AbortController>(undefined);
  const refresh = useCallback((): Promise<void> => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const end = (next: (before: Held<T, P>) => Held<T, P>) => {
      if (own.signal.aborted) return;
      asking.current = undefined;
      setHeld(next);
    };
    return ask(own.signal).then(
      (answer) => end(() => ({ answer, problem: undefined })),
      (cause: unknown) => {
        if (own.signal.aborted) return;
        logFailure(words.current.doing, cause);
        end(({ answer }) => ({ answer, problem: words.current.problemOf?.(cause) ?? (true as P) }));
      },
    );
  }, [ask]);
  useEffect(() => {
    void refresh();
    return () => asking.current?.abort();
  }, [refresh]);
  const isAsking = useCallback(() => asking.current !== undefined, []);
  const retry = useCallback(() => {
    setHeld(({ answer }) => ({ answer, problem: undefined }));
    void refresh();
  }, [refresh]);
  const failed = held.problem !== undefined;
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
  const change = useCallback(
    (by: (answer: T) => T) =>
      setHeld((before) => (before.answer === undefined ? before : { ...before, answer: by(before.answer) })),
    [],
  );
  return { ...held, failed, refresh, isAsking, retry, change };
}
