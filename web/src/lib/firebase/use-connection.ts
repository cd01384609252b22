import { useAnswer } from '../asking/use-answer.ts';

export interface Connection<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What `connect` resolves to. It must be the same function at every render. */
export function useConnection<T>(connect: () => Promise<T>): Connection<T> {
  const { answer, failed, retry } = useAnswer(connect, {
    doing: 'Connecting to Firebase',
  });
  return { value: answer, failed, retry };
}
