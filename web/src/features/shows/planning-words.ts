import type { ErrorCode } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  conflict: 'A colleague has changed this show since. Look at it again.',
  'not-found': 'This show is gone.',
  forbidden: 'Only staff can do this.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
export const showProblem = (cause: unknown): string => refusalWords(cause, byCode);
