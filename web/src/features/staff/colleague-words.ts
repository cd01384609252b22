import { AppError } from '@boma/domain/errors.ts';

/**
 * What a refused decision means if a colleague has decided meanwhile: the task waits no longer. `gone` says that it does not
 * exist any more.
 * @throws what else has happened.
 */
export const colleagueWords =
  (gone: string) =>
  (cause: unknown): string => {
    if (!(cause instanceof AppError)) throw cause;
    const { code, details } = cause;
    if (code === 'not-found') return gone;
    if (code === 'conflict' && details.alert?.startsWith('A colleague')) return details.alert;
    throw cause;
  };
