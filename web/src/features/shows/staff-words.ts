import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';

const FAILED = 'That did not work. Please try again in a moment.';

const byCode: Partial<Record<ErrorCode, string>> = {
  conflict: 'A colleague has changed this show since. Look at it again.',
  'not-found': 'This show is gone.',
  forbidden: 'Only staff can do this.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
export function showProblem(cause: unknown): string {
  const ours = cause instanceof AppError ? byCode[cause.code] : undefined;
  return refusalWords(cause, ours ?? FAILED);
}

/** The server's problems by the fields of the form. */
export function planRefusal(cause: unknown): Record<string, string> {
  const errors = cause instanceof AppError ? (cause.details.errors ?? {}) : {};
  const fields: Readonly<Record<string, string>> = { show_ts: 'when', source: 'where' };
  const named = Object.entries(errors).flatMap(([path, [sentence]]) => {
    const [name = ''] = path.split('.');
    return sentence ? [[fields[name] ?? name, sentence]] : [];
  });
  return named.length > 0
    ? (Object.fromEntries(named) as Record<string, string>)
    : { form: showProblem(cause) };
}
