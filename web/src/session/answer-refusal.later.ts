import { isToken } from '@boma/domain/accounts/user-type.ts';
import type { AppError } from '@boma/domain/errors.ts';
import { logFailure } from '../lib/log.ts';
import { readStored } from '../lib/storage.ts';
import { apiTokenKey, identityTokenKey } from '../lib/storage-keys.ts';
import { showToast } from '../lib/toasts.ts';
import { accountHere, explainEndedSession } from './ended-session.ts';
import { askToSignIn } from './sign-in-prompt.ts';
import { dropApiToken, forgetSession, isSignedOut } from './write-session.later.ts';

/** The slip in its first word is the specification's. */
const SESSION_OVER = "You're session has expired, please verify your details again.";

const FALLBACK = {
  forbidden: 'This is not open to you.',
  banned: 'This account has been closed.',
} as const;

/** A guest has nothing that could be renewed. */
const isGuest = (token: string | null) => token === null && !isToken(readStored(identityTokenKey));

/** The viewer has signed out while the call was under way. They need not sign in again. */
const hasLeft = (sent: string | null) => sent !== null && isSignedOut();

/** Shows what every caller would say about a refusal. `sent` is the API token that the call was made with. */
export function answerRefusal({ code, status, details }: AppError, sent: string | null): void {
  if ((code === 'unauthenticated' || code === 'token-expired') && hasLeft(sent)) return;
  if (code === 'unauthenticated') {
    askToSignIn({ returnHere: true });
    // Only after the path was kept: a page with a permission sends guests away.
    return forgetSession();
  }
  if (code === 'token-expired') {
    showToast({ kind: 'app', tone: 'warning', text: SESSION_OVER });
    askToSignIn({ returnHere: true });
    return dropApiToken();
  }
  if (code === 'banned') {
    explainEndedSession(details.alert ?? FALLBACK.banned, details.caption, accountHere());
    return forgetSession();
  }
  const isForbidden = status === 403;
  const text = details.alert ?? (isForbidden ? FALLBACK.forbidden : undefined);
  if (text && (isForbidden || code === 'invalid-input'))
    showToast({
      kind: 'app',
      tone: 'warning',
      text,
      ...(details.caption ? { caption: details.caption } : {}),
    });
}

/**
 * True if a refused call should be made once more, with a new token. The token it was made with may have been replaced in
 * the meantime, as happens while a page loads. Otherwise the identity token is exchanged again, if the sign-in still stands.
 */
export async function shouldRetry({ code }: AppError, sent: string | null): Promise<boolean> {
  if ((code !== 'token-expired' && code !== 'unauthenticated') || isGuest(sent)) return false;
  try {
    const { renewApiToken, replaceApiToken, sessionSettled } = await import('./session-keeper.later.ts');
    await sessionSettled();
    const kept = readStored(apiTokenKey);
    if (kept !== null && kept !== sent) return true;
    // Restoring the session has just ended it.
    if (isGuest(kept)) return false;
    return await (code === 'token-expired' ? renewApiToken() : replaceApiToken());
  } catch (cause) {
    logFailure('Reading the restored session', cause);
    return false;
  }
}
