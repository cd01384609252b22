import { AppError, type ErrorCode } from '@boma/domain/errors.ts';

const OFFLINE = 'You are offline. Nothing here is lost: try again when you have a network.';
const FAILED = 'That did not work. Please try again in a moment.';

/** True for a call that may have reached the server although no answer came back. */
export const isAnswerLost = (cause: unknown): boolean =>
  cause instanceof AppError && cause.code === 'unavailable';

/** What the server says about a refusal; that the browser is offline; else `ours`, for each code or for all. */
export function refusalWords(
  cause: unknown,
  ours: string | Readonly<Partial<Record<ErrorCode, string>>> = FAILED,
): string {
  const fallback = typeof ours === 'string' ? ours : FAILED;
  if (!(cause instanceof AppError)) return fallback;
  const { alert, errors } = cause.details;
  const said = alert ?? Object.values(errors ?? {}).flat()[0];
  if (said) return said;
  const byCode = typeof ours === 'string' ? undefined : ours[cause.code];
  return byCode ?? (isAnswerLost(cause) && !navigator.onLine ? OFFLINE : fallback);
}
