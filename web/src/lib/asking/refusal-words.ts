import { AppError } from '@boma/domain/errors.ts';

/** What the server says about a refusal, else `fallback`. */
export function refusalWords(cause: unknown, fallback: string): string {
  if (!(cause instanceof AppError)) return fallback;
  const { alert, errors } = cause.details;
  return alert ?? Object.values(errors ?? {}).flat()[0] ?? fallback;
}
