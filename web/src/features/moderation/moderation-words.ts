import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';

const FAILED = 'That did not work. Please try again in a moment.';

const byCode: Partial<Record<ErrorCode, string>> = {
  forbidden: 'You cannot do this. Only an admin can moderate staff, and admins cannot be moderated.',
  conflict: 'This is your own account, or an account that is closed already.',
  'not-found': 'This account, message or report is gone.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
export function moderationProblem(cause: unknown): string {
  const ours = cause instanceof AppError ? byCode[cause.code] : undefined;
  return refusalWords(cause, ours ?? FAILED);
}

const moment = (time: number) =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What staff read once it is done. `until` is unix milliseconds. */
export const sanctionWords = {
  muted: (author: string, until: number | undefined) =>
    until === undefined ? `${author} is muted for a while.` : `${author} is muted until ${moment(until)}.`,
  banned: (author: string) => `The account of ${author} is closed and signed out everywhere.`,
  lifted: (author: string) => `${author} may write again.`,
};
