import { AppError, type ErrorBody, type ErrorCode } from '@boma/domain/errors.ts';
import type { Response } from 'express';
import type { Ctx } from '../context.ts';
import { RETRY_AFTER_SECONDS } from '../deadline.ts';
import { isGivenUp } from '../firestore.ts';

/** The default sentence for each code. A verb can pass another one. */
const sentences: Record<ErrorCode, string> = {
  'malformed-body': 'This request could not be read.',
  unauthenticated: 'Please sign in first.',
  'token-expired': 'Your sign-in has expired.',
  unattested: 'This call does not come from a page of the site.',
  forbidden: 'This is not open to you.',
  muted: 'You cannot write here for now.',
  banned: 'This account has been closed.',
  'not-found': 'This does not exist.',
  'method-not-allowed': 'This address does not take that method.',
  conflict: 'This is no longer possible, because something has changed in the meantime.',
  'payload-too-large': 'This request is too large.',
  'unsupported-media-type': 'Please send JSON or a form, in UTF-8.',
  'invalid-input': 'Some fields need another look.',
  'too-many-requests': 'That was a bit quick. Please try again shortly.',
  internal: 'Something went wrong on our side.',
  unavailable: 'We cannot do this right now. Please try again shortly.',
};

/**
 * An address that cannot be decoded is not found. What the store gave up may be repeated. Any other foreign error is our
 * fault.
 */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return new AppError('not-found', { cause: error });
  if (isGivenUp(error)) return new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER_SECONDS });
  return new AppError('internal', { cause: error });
}

function errorBody(error: AppError, requestId: string): ErrorBody {
  const { errors, alert, caption, colleague, until } = error.details;
  return {
    code: error.code,
    message: sentences[error.code],
    request_id: requestId,
    ...(errors && { errors }),
    ...(alert && { alert }),
    ...(caption && { caption }),
    ...(colleague && { colleague }),
    ...(until !== undefined && { until }),
  };
}

/** Logs an error that comes after the response. A refusal of the caller is no fault. */
export function logLateFailure(error: unknown, ctx: Ctx): void {
  const appError = asAppError(error);
  if (appError.status >= 500) ctx.log.error('late-failure', appError.details.cause ?? appError);
}

/** The only place where an error becomes a response. The cause goes to the log alone. */
export function refuse(error: unknown, ctx: Ctx, res: Response): void {
  const appError = asAppError(error);
  if (appError.status >= 500) ctx.log.error(appError.code, appError.details.cause ?? appError);
  if (appError.details.retryAfter !== undefined)
    res.setHeader('Retry-After', String(appError.details.retryAfter));
  if (appError.code === 'unauthenticated') res.setHeader('WWW-Authenticate', 'Bearer');
  // Hosting's CDN would keep a 404 for a while.
  res.setHeader('Cache-Control', 'no-store');
  res.status(appError.status).json(errorBody(appError, ctx.requestId));
}
