import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import type { SanctionKind } from '@boma/domain/moderation/sanction-kinds.ts';
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

const untilWords = (until: number | null) =>
  until === null
    ? ''
    : ` until ${new Date(until).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`;

interface KindWords {
  /** What staff read once it is done. `until` is unix milliseconds, null for a kind that staff must lift. */
  readonly done: (author: string, until: number | null) => string;
  /** A question that staff answer first, and their answer. Absent for kinds that need no second thought. */
  readonly confirm?: { readonly question: string; readonly yes: string };
}

/** What staff read about each kind of sanction. */
export const kindWords: Readonly<Record<SanctionKind, KindWords>> = {
  mute: { done: (author, until) => `${author} is muted${untilWords(until)}.` },
  ban: {
    done: (author) => `The account of ${author} is closed and signed out everywhere.`,
    confirm: {
      question:
        'A ban closes the account and signs it out everywhere, until staff take it back. Are you sure?',
      yes: 'Yes, close the account',
    },
  },
};

export const liftedWords = (author: string) => `${author} may write again.`;
