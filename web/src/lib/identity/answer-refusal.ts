import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '@boma/domain/errors.ts';
import { logFailure } from '../log.ts';
import { askToSignIn } from '../sign-in-prompt.ts';
import { readStored, storageKeys } from '../storage.ts';
import { showToast } from '../toasts.ts';
import { forgetSession } from './kept-session.ts';

/** The slip in its first word is the specification's. */
const SESSION_OVER = "You're session has expired, please verify your details again.";

const FALLBACK = {
  forbidden: 'This is not open to you.',
  muted: 'You cannot write here for now.',
  banned: 'This account has been closed.',
} as const;

const codeByStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

function isErrorBody(value: unknown): value is ErrorBody {
  const { code }: { code?: unknown } = Object(value);
  return typeof code === 'string' && code in errorStatus;
}

/** The same error the server threw. Where a platform answered before our code, the status alone tells the kind. */
export function toAppError(response: Response, body: unknown): AppError {
  const wait = response.headers.get('retry-after');
  const retryAfter = wait === null || Number.isNaN(Number(wait)) ? {} : { retryAfter: Number(wait) };
  if (isErrorBody(body)) return new AppError(body.code, { ...body, ...retryAfter });
  const fallback = response.status >= 500 ? 'unavailable' : 'malformed-body';
  return new AppError(codeByStatus.get(response.status) ?? fallback, retryAfter);
}

/** What the server had to say about a call that succeeded. */
export function sayDone(body: unknown): void {
  const { alert, caption }: { alert?: unknown; caption?: unknown } = Object(body);
  if (typeof alert !== 'string') return;
  const above = typeof caption === 'string' ? { caption } : {};
  showToast({ kind: 'app', tone: 'success', text: alert, ...above });
}

/** What everybody is told who makes a call that is refused. */
export function answerRefusal({ code, details }: AppError): void {
  if (code === 'unauthenticated') {
    askToSignIn({ returnHere: true });
    // After the path was kept: a page for people with an account sends guests away.
    return forgetSession();
  }
  if (code === 'token-expired') {
    showToast({ kind: 'app', tone: 'warning', text: SESSION_OVER });
    return askToSignIn({ returnHere: true });
  }
  const closed = code === 'forbidden' || code === 'muted' || code === 'banned';
  const text = details.alert ?? (closed ? FALLBACK[code] : undefined);
  if (text && (closed || code === 'invalid-input'))
    showToast({
      kind: 'app',
      tone: 'warning',
      text,
      ...(details.caption ? { caption: details.caption } : {}),
    });
}

/**
 * Tells whether a refused call is worth making once more: when the sign-in that this browser holds gave a new token for
 * one that had run out, or when the token it came with has been replaced meanwhile, as happens while a page is loaded.
 */
export async function mayTryAgain({ code }: AppError, sent: string | null): Promise<boolean> {
  if (code !== 'token-expired' && (code !== 'unauthenticated' || sent === null)) return false;
  try {
    const { renewApiToken, sessionSettled } = await import('./session-keeper.ts');
    if (code === 'token-expired') return await renewApiToken();
    await sessionSettled();
  } catch (cause) {
    logFailure('Looking for a newer session', cause);
    return false;
  }
  const kept = readStored(storageKeys.apiToken);
  return kept !== null && kept !== sent;
}
