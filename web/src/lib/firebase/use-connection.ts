import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../log.ts';

export interface Connection<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What `connect` comes to, for as long as somebody needs it. `connect` is the same function at every render. */
export function useConnection<T>(connect: () => Promise<T>): Connection<T> {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    connect().then(
      (connected) => left || setValue(() => connected),
      (cause: unknown) => {
        logFailure('Connecting to Firebase', cause);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [connect, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { value, failed, retry };
}
