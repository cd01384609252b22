import { AppError } from '@boma/domain/errors.ts';

export const OFFLINE = 'You are offline. Nothing here is lost: try again when you have a network.';

/** True for a call that may have reached the server although no answer came back. */
export const isAnswerLost = (cause: unknown): boolean =>
  cause instanceof AppError && cause.code === 'unavailable';

/** What the server says about a refusal; that the browser is offline; else `fallback`. */
export function refusalWords(cause: unknown, fallback: string): string {
  if (!(cause instanceof AppError)) return fallback;
  const { alert, errors } = cause.details;
  const said = alert ?? Object.values(errors ?? {}).flat()[0];
  return said ?? (isAnswerLost(cause) && !navigator.onLine ? OFFLINE : fallback);
}
