import { useEffect } from 'react';
import { logFailure } from '../log.ts';
import { onReturn } from '../timing/on-return.ts';
import type { Answer } from './use-answer.ts';

interface ReadOptions {
  /** The reading in words, for the log: 'Reading the alerts again'. */
  readonly doing: string;
  /** False while a change of this page is being saved, or could not be saved. */
  readonly isSettled: boolean;
}

/**
 * Reads again when the viewer turns to the page, because what they see and change may have been changed elsewhere. A reading
 * that began before a save knows nothing of it, so it is dropped; of several readings only the newest counts. What is shown
 * stays after a failure. `read` and `change` must be the same functions from render to render.
 */
export function useReadOnReturn<T>(
  { change }: Pick<Answer<T, unknown>, 'change'>,
  read: () => Promise<T>,
  { doing, isSettled }: ReadOptions,
): void {
  useEffect(() => {
    if (!isSettled) return;
    let newest: object | undefined;
    const stop = onReturn(() => {
      const own = {};
      newest = own;
      read().then(
        (now) => newest === own && change(() => now),
        (cause: unknown) => logFailure(doing, cause),
      );
    });
    return () => {
      newest = undefined;
      stop();
    };
  }, [change, read, doing, isSettled]);
}
