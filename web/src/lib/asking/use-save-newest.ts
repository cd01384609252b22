import { useRef } from 'react';
import { useAction } from './use-action.ts';

interface SaveOptions {
  readonly doing: string;
  readonly problemOf: (cause: unknown) => string;
}

/**
 * Saves a value at each change, one call after the other and always the newest value: a change during a save is saved by the
 * same run, and an older value never overwrites a newer one.
 */
export function useSaveNewest<T>(save: (value: T) => Promise<void>, options: SaveOptions) {
  const newest = useRef<{ readonly value: T }>(undefined);
  const { busy, status, problem, run } = useAction(async () => {
    for (let sent: { readonly value: T } | undefined; sent !== newest.current; ) {
      sent = newest.current;
      if (sent) await save(sent.value);
    }
  }, options);
  const saveAgain = () => void run();
  const saveNext = (value: T) => {
    newest.current = { value };
    saveAgain();
  };
  return { saveNext, saveAgain, busy, problem, isDone: status === 'done' && !busy };
}
