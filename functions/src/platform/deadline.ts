import { AppError } from '@boma/domain/errors.ts';

/** Seconds that a call of a function can last. The platform ends it then. */
export const CALL_SECONDS = 30;

/** Milliseconds. Firestore's client itself tries for 40 s and more before it reports that the store is away. */
export const READ_DEADLINE_MS = 5000;

/**
 * Milliseconds, to admit the caller and to run the verb. Shorter than the 30 s of a function, so that a caller gets our
 * answer and not the platform's.
 */
export const CALL_DEADLINE_MS = 25_000;

/** After which a call that was answered `unavailable` may be repeated. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * The result of `work`, if it comes in time. The work itself goes on, and `onLateFailure` gets the error if it fails after
 * the deadline: nothing else would log it.
 * @throws AppError `unavailable` after `ms` milliseconds.
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  ms: number,
  onLateFailure: (error: unknown) => void = () => {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      const cause = new Error(`No result within ${ms} ms.`);
      reject(new AppError('unavailable', { cause, retryAfter: RETRY_AFTER_SECONDS }));
    }, ms);
  });
  work.catch((error: unknown) => {
    if (isLate) onLateFailure(error);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
